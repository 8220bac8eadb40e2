import { checkInteger, scaleDecimal } from "./decimal";

declare const basisPointsBrand: unique symbol;

/** A percentage as a whole number of hundredths of a percent: 18 % is 1800. */
export type BasisPoints = number & { readonly [basisPointsBrand]: "bp" };

/** A hundred percent. */
export const wholeInBasisPoints = 10_000;

/** The one way to make BasisPoints from a plain integer, for example from a database row. */
export function basisPoints(value: number): BasisPoints {
  return checkInteger(value, "basis points") as BasisPoints;
}

/** A percentage of the wire (at most two decimals) to basis points. */
export function basisPointsFromPercent(percent: number): BasisPoints {
  return basisPoints(scaleDecimal(percent, 2));
}

/** Basis points to a percentage of the wire. */
export function percentFromBasisPoints(points: BasisPoints): number {
  return points / 100;
}
