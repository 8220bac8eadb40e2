import {
  addPaise,
  maxPaise,
  minPaise,
  negatePaise,
  type Paise,
  subtractPaise,
  sumPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";

/** A bill of an order with what is owed for it. */
export interface OwedBill {
  readonly totalPaise: Paise;
  readonly tdsPaise: Paise;
  /** The seller's advance to the driver, which comes off the carrier's bill. */
  readonly advancePaise: Paise;
  /** The seller's own notes on it, or lost goods that the carrier bears. */
  readonly claimsPaise: Paise;
}

/**
 * What a payment settles of each bill, the oldest first; `beforePaise` is what was paid for the order before it. Deductions that exceed
 * a bill come off the next ones. Below zero, the payee paid more back than was paid, and a payment returns that first, on account.
 *
 * @returns each bill with its amount, and what no bill covers
 */
export function shareOverBills<Bill extends OwedBill>(
  bills: readonly Bill[],
  beforePaise: Paise,
  amountPaise: Paise,
): { readonly settled: readonly { readonly bill: Bill; readonly paidPaise: Paise }[]; readonly onAccountPaise: Paise } {
  const returnedPaise = minPaise(amountPaise, maxPaise(zeroPaise, negatePaise(beforePaise)));
  let before = maxPaise(zeroPaise, beforePaise);
  let rest = subtractPaise(amountPaise, returnedPaise);
  let excess = zeroPaise;
  const settled = bills.map((bill) => {
    const { totalPaise, tdsPaise, advancePaise, claimsPaise } = bill;
    const deducted = sumPaise([tdsPaise, advancePaise, claimsPaise, excess]);
    const owed = maxPaise(zeroPaise, subtractPaise(totalPaise, deducted));
    excess = maxPaise(zeroPaise, subtractPaise(deducted, totalPaise));
    const taken = minPaise(before, owed);
    before = subtractPaise(before, taken);
    const paid = minPaise(rest, subtractPaise(owed, taken));
    rest = subtractPaise(rest, paid);
    return { bill, paidPaise: paid };
  });
  return { settled, onAccountPaise: addPaise(rest, returnedPaise) };
}
