import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import type { LedgerRow } from "@mandi/shared/contract/order";
import { ledgerSum } from "@mandi/shared/money/ledger-sum";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { type DayRange, isInRange } from "../common/day-range";
import { useDayRange } from "../common/use-day-range";
import { readOrderLedger } from "./order.api";

const ledgerQuery = defineQuery((signal, id: string) => readOrderLedger(id, signal));

/** The ledger of the address, oldest line first unless the address says otherwise. */
export function useOrderLedger() {
  const { id = "" } = useParams();
  const [params, setParams] = useAddressQuery();
  const days = useDayRange();
  const isNewestFirst = params.get("sort") === "newest";
  const state = useQuery(ledgerQuery, [id]);

  function turn(): void {
    setParams((before) => {
      if (before.get("sort") === "newest") before.delete("sort");
      else before.set("sort", "newest");
      return before;
    });
  }

  return { state, isNewestFirst, turn, days };
}

/** A line with its position in the whole ledger, which the choice of days does not change. */
export interface NumberedRow extends LedgerRow {
  readonly serial: number;
}

/** The lines oldest first, because each balance follows from the one before. */
export function inOrder(rows: readonly LedgerRow[]): readonly NumberedRow[] {
  return [...rows]
    .sort((one, other) => one.created_at.localeCompare(other.created_at))
    .map((row, place) => ({ ...row, serial: place + 1 }));
}

/** The lines of some days, and the opening balance of those days. */
export function ofDays(rows: readonly NumberedRow[], range: DayRange) {
  const first = rows.findIndex(({ created_at }) => isInRange({ from: range.from, to: null }, created_at));
  const before = rows[(first < 0 ? rows.length : first) - 1];
  return {
    rows: rows.filter(({ created_at }) => isInRange(range, created_at)),
    opening: before?.remaining_balance ?? 0,
  };
}

/** What was charged, what was paid or deducted in these lines, and the closing balance. */
export function sumsOf(rows: readonly LedgerRow[], opening: number) {
  return {
    invoiced: ledgerSum(rows, "debit"),
    paid: ledgerSum(rows, "credit"),
    remaining: rows.at(-1)?.remaining_balance ?? opening,
  };
}
