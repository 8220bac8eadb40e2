import { kilograms, kilogramsFromTonnes } from "./kilograms";
import { fillTrucks, massOfPieces, piecesIn } from "./weights";

describe("theoretical weights for the truck helper", () => {
  it("counts whole pieces and converts them back to weight", () => {
    const piece = (12 ** 2 / 162) * 12;

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
