import type { Measure, Size } from "./types";

/** Mass of steel, kg per cubic centimetre times ten: kg/m of one square millimetre. */
const steelPerSquareMillimetre = 0.00785;

export function barWeight(diameter: number): number {
  return (diameter * diameter) / 162;
}

export function pipeWeight(outer: number, wall: number): number {
  return (outer - wall) * wall * 0.02466;
}

export function flatWeight(width: number, thickness: number): number {
  return width * thickness * steelPerSquareMillimetre;
}

export function hexagonWeight(acrossFlats: number): number {
  return acrossFlats * acrossFlats * 0.866 * steelPerSquareMillimetre;
}

/** Cold-formed hollow section with the usual outer radius of twice the wall (IS 4923). */
export function hollowWeight(width: number, height: number, wall: number): number {
  return (2 * wall * (width + height - 2 * wall) - 0.8584 * 3 * wall * wall) * steelPerSquareMillimetre;
}

export function sheetWeight(thickness: number): number {
  return thickness * 7.85;
}

function figure(value: number): string {
  if (value < 10) return value.toFixed(3);
  return value < 100 ? value.toFixed(2) : value.toFixed(1);
}

function orderSize(value: string, unit: string): Measure {
  return { name: "Order size", value, unit };
}

/** A size sold by the metre, with its theoretical weight. */
export function byMetre(value: string, weight: number, difference: number, unit = "mm"): Size {
  return { measures: [orderSize(value, unit), { name: "Weight", value: figure(weight), unit: "kg/m" }], difference };
}

/** As `byMetre`, for sections whose wall is ordered too. */
export function byMetreAndWall(value: string, wall: number, weight: number, difference: number, unit = "mm"): Size {
  return {
    measures: [
      orderSize(value, unit),
      { name: "Weight", value: figure(weight), unit: "kg/m" },
      { name: "Thickness", value: wall.toFixed(1), unit: "mm" },
    ],
    difference,
  };
}

/** A sheet: ordered by thickness, weighed by the square metre, gauge where the trade still speaks it. */
export function bySheet(thickness: number, difference: number, gauge?: number, weight = sheetWeight(thickness)): Size {
  const text = thickness < 3 ? thickness.toFixed(2) : String(thickness);
  return {
    measures: [
      orderSize(text, "mm"),
      { name: "Weight", value: figure(weight), unit: "kg/m²" },
      { name: "Thickness", value: text, unit: "mm" },
      ...(gauge === undefined ? [] : [{ name: "Gauge" as const, value: String(gauge), unit: "SWG" }]),
    ],
    difference,
  };
}

/** A wire: diameter, gauge and weight per metre. */
export function byWire(diameter: number, gauge: number | undefined, difference: number): Size {
  return {
    measures: [
      orderSize(diameter.toFixed(2), "mm"),
      { name: "Weight", value: figure(barWeight(diameter)), unit: "kg/m" },
      ...(gauge === undefined ? [] : [{ name: "Gauge" as const, value: String(gauge), unit: "SWG" }]),
    ],
    difference,
  };
}

/** A size that needs no weight table: a bag, a fraction of stone, a block. */
export function plain(value: string, unit: string, difference: number, ...more: readonly Measure[]): Size {
  return { measures: [orderSize(value, unit), ...more], difference };
}
