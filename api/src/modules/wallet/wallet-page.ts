import { type WalletQuery, walletPageSize } from "@mandi/shared/contract/cash-wallet";
import { refuseInvalidDay } from "../../platform/valid-days";
import type { StatementQuery } from "../ledger/statement.service";

/** The page of a wallet that a request asks for. @throws Refusal 422 for a day that does not exist. */
export function walletPage(query: WalletQuery): StatementQuery {
  return {
    page: query.page ?? 1,
    perPage: query.per_page ?? walletPageSize,
    fromDay: checkDay("from_date", query.from_date),
    toDay: checkDay("to_date", query.to_date),
    order: "newest first",
  };
}

function checkDay(field: string, day: string | undefined): string | undefined {
  if (day !== undefined) refuseInvalidDay(field, day);
  return day;
}
