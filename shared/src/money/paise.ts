import { checkInteger, scaleDecimal } from "./decimal";

declare const paiseBrand: unique symbol;

/** An amount of money: whole paise. */
export type Paise = number & { readonly [paiseBrand]: "paise" };

/** The one way to make Paise from a plain integer, for example from a database row. */
export function paise(value: number): Paise {
  return checkInteger(value, "paise") as Paise;
}

/** Nothing owed, nothing held. */
export const zeroPaise: Paise = paise(0);

/** One rupee. */
export const paisePerRupee = 100;

/** Rupees of the wire (a JSON number, at most two decimals) to paise; refuses a third decimal. */
export function paiseFromRupees(rupees: number): Paise {
  return paise(scaleDecimal(rupees, 2));
}

/** Paise to rupees of the wire. The nearest double of a two-decimal number prints as that number in JSON. */
export function rupeesFromPaise(amount: Paise): number {
  return amount / paisePerRupee;
}

/** Sum of rupees of the wire, in rupees: exact, which binary fractions are not; refuses a third decimal. */
export function sumRupees(rupees: Iterable<number>): number {
  return rupeesFromPaise(sumPaise(Array.from(rupees, paiseFromRupees)));
}

/** The difference of two amounts of the wire, in rupees: exact in the same way. */
export function subtractRupees(rupees: number, subtracted: number): number {
  return rupeesFromPaise(subtractPaise(paiseFromRupees(rupees), paiseFromRupees(subtracted)));
}

/** Sum; the empty sum is zero. */
export function sumPaise(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total = paise(total + amount);
  return paise(total);
}

/** a + b. */
export function addPaise(a: Paise, b: Paise): Paise {
  return paise(a + b);
}

/** a − b. */
export function subtractPaise(a: Paise, b: Paise): Paise {
  return paise(a - b);
}

/** −a. */
export function negatePaise(a: Paise): Paise {
  return paise(-a);
}

/** The smaller of two amounts. */
export function minPaise(a: Paise, b: Paise): Paise {
  return paise(Math.min(a, b));
}

/** The larger of two amounts. */
export function maxPaise(a: Paise, b: Paise): Paise {
  return paise(Math.max(a, b));
}
