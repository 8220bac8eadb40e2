import { scaleDecimal } from './decimal';
import { MoneyError } from './money-error';

declare const basisPointsBrand: unique symbol;

/** A percentage as a whole number of hundredths of a percent: 18 % is 1800. */
export type BasisPoints = number & { readonly [basisPointsBrand]: 'bp' };

/** A hundred percent. */
export const wholeInBasisPoints = 10_000;

/** The one way to make BasisPoints from a plain integer, for example from a database row. */
export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value)) throw new MoneyError('out-of-range', `${value} is not a whole number of basis points`);
  return (value === 0 ? 0 : value) as BasisPoints;
}

/** A percentage of the wire (at most two decimals) to basis points. */
export function basisPointsFromPercent(percent: number): BasisPoints {
  return basisPoints(scaleDecimal(percent, 2));
}

/** Basis points to a percentage of the wire. */
export function percentFromBasisPoints(points: BasisPoints): number {
  return points / 100;
}
