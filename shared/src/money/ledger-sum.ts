import { paiseFromRupees, rupeesFromPaise, sumPaise } from "./paise";

interface LedgerEntry {
  readonly amount: number;
  readonly type: "credit" | "debit";
  readonly reverses?: string;
  readonly counts_in?: "credit" | "debit";
}

/**
 * One side of a ledger in rupees. A reversed row leaves the side it was counted on: nobody was charged for a cancelled
 * invoice or its freight, and nobody paid it. A row counts under the sum it names, otherwise under that of the row it
 * reverses. In an extract of some days a side is negative when reversals exceed the rest.
 */
export function ledgerSum(rows: readonly LedgerEntry[], side: LedgerEntry["type"]): number {
  const amounts = rows.flatMap((row) => {
    if (sideOf(row) !== side) return [];
    return row.type === side ? [row.amount] : [-row.amount];
  });
  return rupeesFromPaise(sumPaise(amounts.map(paiseFromRupees)));
}

function sideOf({ type, reverses, counts_in }: LedgerEntry): LedgerEntry["type"] {
  if (counts_in !== undefined) return counts_in;
  if (reverses === undefined) return type;
  return type === "debit" ? "credit" : "debit";
}
