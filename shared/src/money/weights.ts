import { type Kilograms, kilograms } from "./kilograms";

/*
 * Theoretical masses for planning a truck. They are estimates for people, never the weight that is charged: money
 * follows the loaded weight only.
 */

/** A steel section by its dimensions in millimetres. */
export type Section =
  | { readonly shape: "round-bar"; readonly diameterMm: number }
  | { readonly shape: "square-bar"; readonly sideMm: number }
  | { readonly shape: "flat"; readonly widthMm: number; readonly thicknessMm: number }
  | { readonly shape: "angle"; readonly legMm: number; readonly otherLegMm: number; readonly thicknessMm: number }
  | { readonly shape: "round-tube"; readonly outerMm: number; readonly thicknessMm: number }
  | { readonly shape: "box-tube"; readonly widthMm: number; readonly heightMm: number; readonly thicknessMm: number };

/** Kilograms of one square millimetre of section over one metre: 7,850 kg per cubic metre. */
const kgPerMmSquareMetre = 0.00785;

/** The trade's divisor for a round bar: d squared over 162, as bar charts print it. */
const roundBarDivisor = 162;

function areaOf(section: Exclude<Section, { shape: "round-bar" }>): number {
  switch (section.shape) {
    case "square-bar":
      return section.sideMm ** 2;
    case "flat":
      return section.widthMm * section.thicknessMm;
    case "angle":
      return (section.legMm + section.otherLegMm - section.thicknessMm) * section.thicknessMm;
    case "round-tube":
      return Math.PI * (section.outerMm - section.thicknessMm) * section.thicknessMm;
    case "box-tube":
      return 2 * (section.widthMm + section.heightMm - 2 * section.thicknessMm) * section.thicknessMm;
  }
}

/** Theoretical kilograms per metre of a section. */
export function massPerMetreKg(section: Section): number {
  return section.shape === "round-bar"
    ? section.diameterMm ** 2 / roundBarDivisor
    : areaOf(section) * kgPerMmSquareMetre;
}

/** Theoretical kilograms of one sheet or plate. */
export function plateMassKg(thicknessMm: number, widthMm: number, lengthMm: number): number {
  return (thicknessMm * widthMm * lengthMm * kgPerMmSquareMetre) / 1000;
}

/** Tolerance on the mass of a batch of reinforcing bars by IS 1786, in percent either way. */
export function barTolerancePercent(diameterMm: number): number {
  if (diameterMm <= 10) return 7;
  return diameterMm <= 16 ? 5 : 3;
}

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
