/*
 * The arithmetic of a document, written down a second time: whole paise and kilograms as integers, products as BigInt, a half goes up. The
 * checks of documents use nothing of the product's pricing, so that an error there cannot hide itself.
 */

/** To the nearest integer, a half upwards. */
export function nearest(numerator: bigint, denominator: bigint): number {
  const twice = 2n * numerator + denominator;
  const whole = twice / (2n * denominator);
  return Number(twice < 0n && twice % (2n * denominator) !== 0n ? whole - 1n : whole);
}

/** An amount per MT times kilograms. */
export const timesKg = (perTonne: number, kg: number): number => nearest(BigInt(perTonne) * BigInt(kg), 1_000n);

/** The share of an amount for a part of a whole. */
export const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : nearest(BigInt(amount) * BigInt(part), BigInt(whole));

/** To the whole rupee. */
export const wholeRupees = (paise: number): number => nearest(BigInt(paise), 100n) * 100;

/** What an amount with a tax of this many hundredths of a percent is without it. */
export const withoutTax = (gross: number, bp: number): number => nearest(BigInt(gross) * 10_000n, BigInt(10_000 + bp));

/** Rupees and MT of a document as paise and kilograms. */
export const inPaise = (rupees: number): number => Math.round(rupees * 100);
export const inKg = (tonnes: number): number => Math.round(tonnes * 1_000);

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Heads of a tax: two equal halves inside a state, else one. */
export interface Heads {
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

export function taxOn(taxable: number, bp: number, isInside: boolean): Heads {
  if (!isInside) return { cgst: 0, sgst: 0, igst: nearest(BigInt(taxable) * BigInt(bp), 10_000n) };
  const half = nearest(BigInt(taxable) * BigInt(bp), 20_000n);
  return { cgst: half, sgst: half, igst: 0 };
}

export const headsTotal = ({ cgst, sgst, igst }: Heads): number => cgst + sgst + igst;

export function sumHeads(all: readonly Heads[]): Heads {
  return {
    cgst: sum(all.map(({ cgst }) => cgst)),
    sgst: sum(all.map(({ sgst }) => sgst)),
    igst: sum(all.map(({ igst }) => igst)),
  };
}
