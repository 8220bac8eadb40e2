import type { LedgerRow } from "@mandi/shared/contract/order";
import { paiseFromRupees, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useParams, useSearchParams } from "react-router-dom";
import { readOrderLedger } from "./order.api";

/** The ledger of the address, oldest line first unless the address says otherwise. */
export function useOrderLedger() {
  const { id = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const isNewestFirst = params.get("sort") === "newest";
  const state = usePageState(id, (signal) => readOrderLedger(id, signal));

  function turn(): void {
    setParams(isNewestFirst ? {} : { sort: "newest" }, { replace: true, preventScrollReset: true });
  }

  return { state, isNewestFirst, turn };
}

/** The lines oldest first: each balance follows from the one before. */
export function inOrder(rows: readonly LedgerRow[]): readonly LedgerRow[] {
  return [...rows].sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/** What was charged, what was paid or taken off, and what is left. */
export function sumsOf(rows: readonly LedgerRow[]) {
  const sum = (type: LedgerRow["type"]): number =>
    rupeesFromPaise(sumPaise(rows.filter((row) => row.type === type).map(({ amount }) => paiseFromRupees(amount))));
  return { invoiced: sum("debit"), paid: sum("credit"), remaining: rows.at(-1)?.remaining_balance ?? 0 };
}
