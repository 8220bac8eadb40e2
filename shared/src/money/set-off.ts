import { minPaise, type Paise, subtractPaise } from "./paise";

/** An amount that is owed to somebody, or by them. */
interface OwedAmount {
  /** Null where nothing is set off. */
  readonly payeeId: number | null;
  readonly amountPaise: Paise;
}

/** A part of a debt that comes off a payment; both are places in their lists. */
export interface SetOff {
  readonly payment: number;
  readonly debt: number;
  readonly amountPaise: Paise;
}

/** What debts take off payments to the same person: the first debt off the first payment, never more than either; the rest of a debt stays. */
export function setOffDebts(payments: readonly OwedAmount[], debts: readonly OwedAmount[]): readonly SetOff[] {
  const left = debts.map(({ amountPaise }) => amountPaise);
  const taken: SetOff[] = [];
  for (const [payment, { payeeId, amountPaise }] of payments.entries()) {
    let restPaise = amountPaise;
    for (const [debt, owed] of debts.entries()) {
      const partPaise = minPaise(restPaise, left[debt] ?? restPaise);
      if (payeeId === null || owed.payeeId !== payeeId || partPaise <= 0) continue;
      restPaise = subtractPaise(restPaise, partPaise);
      left[debt] = subtractPaise(left[debt] ?? partPaise, partPaise);
      taken.push({ payment, debt, amountPaise: partPaise });
    }
  }
  return taken;
}
