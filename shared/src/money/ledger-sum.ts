import { paiseFromRupees, rupeesFromPaise, sumPaise } from "./paise";

interface LedgerEntry {
  readonly amount: number;
  readonly type: "credit" | "debit";
  readonly reverses?: string;
}

/**
 * One side of a ledger in rupees. What is taken back leaves its own side again: nobody was charged for a cancelled invoice,
 * and nobody paid it. Among rows of some days only, a side is negative when more of it was taken back than came.
 */
export function ledgerSum(rows: readonly LedgerEntry[], side: LedgerEntry["type"]): number {
  const amounts = rows.flatMap(({ amount, type, reverses }) => {
    if (reverses === undefined) return type === side ? [amount] : [];
    return type === side ? [] : [-amount];
  });
  return rupeesFromPaise(sumPaise(amounts.map(paiseFromRupees)));
}
