import { type WalletQuery, walletPageSize } from "@mandi/shared/contract/cash-wallet";
import { isDay } from "@mandi/shared/format/days";
import { invalidField } from "../../platform/errors";
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

/** A pattern lets 31 February through, and the database would then fail with its own error. */
function checkDay(field: string, day: string | undefined): string | undefined {
  if (day !== undefined && !isDay(day)) throw invalidField(field, "Please enter a valid date");
  return day;
}
