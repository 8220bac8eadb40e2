import type { TransferDetailsAnswer, TransferDetailsQuery } from "@mandi/shared/contract/bank-account";
import type { PageState } from "@mandi/shared/query/page-state";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readTransferDetails } from "./bank-account.api";

export type TransferDetails = PageState<TransferDetailsAnswer>;

const transferDetailsQuery = defineQuery((signal, subject: TransferDetailsQuery) =>
  readTransferDetails(subject, signal),
);

/** Where to send the money; requested again each time a transfer is chosen, because the account may have changed. */
export function useTransferDetails({ purpose, id }: TransferDetailsQuery, isWanted: boolean): TransferDetails {
  return useQuery(transferDetailsQuery, isWanted ? [{ purpose, ...(id !== undefined && { id }) }] : null);
}

/** The desk has set no account, so there is nowhere to send money. */
export function hasNoAccount(details: TransferDetails): boolean {
  return details.kind === "ready" && details.data.data === null;
}

/** The account in one line; empty while unknown. */
export function accountLine(details: TransferDetails): string {
  const account = details.kind === "ready" ? details.data.data : null;
  return account ? `${account.account_name}, ${account.account_number}` : "";
}
