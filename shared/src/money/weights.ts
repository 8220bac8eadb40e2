import { type Kilograms, kilograms } from "./kilograms";

/*
 * Theoretical masses for planning a truck. They are estimates for people, never the weight that is charged: money
 * follows the loaded weight only.
 */

/** How many whole pieces of this mass a quantity holds. */
export function piecesIn(quantity: Kilograms, pieceMassKg: number): number {
  return pieceMassKg > 0 ? Math.floor(quantity / pieceMassKg) : 0;
}

/** The weight of a number of pieces, to the nearest kilogram. */
export function massOfPieces(pieces: number, pieceMassKg: number): Kilograms {
  return kilograms(Math.round(pieces * pieceMassKg));
}

/** How a quantity fills trucks of one capacity. */
export interface TruckLoad {
  readonly trucks: number;
  /** Share of the last truck that is used, 0 to 100. */
  readonly lastTruckPercent: number;
  /** What still fits on the last truck. */
  readonly leftKg: Kilograms;
}

/** Fills trucks one after the other; an empty quantity needs no truck. */
export function fillTrucks(quantity: Kilograms, capacity: Kilograms): TruckLoad {
  if (quantity <= 0 || capacity <= 0) return { trucks: 0, lastTruckPercent: 0, leftKg: kilograms(0) };
  const trucks = Math.ceil(quantity / capacity);
  const onLastTruck = quantity - (trucks - 1) * capacity;
  return { trucks, lastTruckPercent: (onLastTruck / capacity) * 100, leftKg: kilograms(capacity - onLastTruck) };
}
