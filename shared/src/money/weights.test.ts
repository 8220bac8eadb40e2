import { kilograms, kilogramsFromTonnes } from "./kilograms";
import {
  barTolerancePercent,
  fillTrucks,
  massOfPieces,
  massPerMetreKg,
  piecesIn,
  plateMassKg,
  type Section,
} from "./weights";

describe("theoretical weights for the truck helper", () => {
  it.each<[Section, number]>([
    [{ shape: "round-bar", diameterMm: 8 }, 0.395],
    [{ shape: "round-bar", diameterMm: 12 }, 0.889],
    [{ shape: "round-bar", diameterMm: 16 }, 1.58],
    [{ shape: "square-bar", sideMm: 20 }, 3.14],
    [{ shape: "flat", widthMm: 50, thicknessMm: 6 }, 2.355],
    [{ shape: "angle", legMm: 50, otherLegMm: 50, thicknessMm: 5 }, 3.729],
    [{ shape: "round-tube", outerMm: 60.3, thicknessMm: 3.6 }, 5.034],
    [{ shape: "box-tube", widthMm: 100, heightMm: 50, thicknessMm: 4 }, 8.918],
  ])("knows the kilograms per metre of %j", (section, expected) => {
    expect(massPerMetreKg(section)).toBeCloseTo(expected, 2);
  });

  it("knows the weight of a plate", () => {
    expect(plateMassKg(10, 1_500, 6_000)).toBeCloseTo(706.5, 3);
  });

  it("names the tolerance of a bar batch by diameter", () => {
    expect([8, 10, 12, 16, 20].map(barTolerancePercent)).toEqual([7, 7, 5, 5, 3]);
  });

  it("counts whole pieces and weighs them again", () => {
    const piece = massPerMetreKg({ shape: "round-bar", diameterMm: 12 }) * 12;

    expect(piecesIn(kilogramsFromTonnes(30), piece)).toBe(2_812);
    expect(massOfPieces(2_812, piece)).toBe(29_995);
    expect(piecesIn(kilogramsFromTonnes(30), 0)).toBe(0);
  });

  it("fills trucks one after the other", () => {
    const capacity = kilogramsFromTonnes(30);

    expect(fillTrucks(kilogramsFromTonnes(27), capacity)).toEqual({ trucks: 1, lastTruckPercent: 90, leftKg: 3_000 });
    expect(fillTrucks(kilogramsFromTonnes(60), capacity)).toEqual({ trucks: 2, lastTruckPercent: 100, leftKg: 0 });
    expect(fillTrucks(kilograms(0), capacity)).toEqual({ trucks: 0, lastTruckPercent: 0, leftKg: 0 });
  });
});
