import fc from "fast-check";
import { largestInteger } from "./decimal";
import { kilogramsFromTonnes, sumKilograms, tonnesFromKilograms, tonnesText } from "./kilograms";
import { MoneyError } from "./money-error";
import { paise, paiseFromRupees, rupeesFromPaise, sumPaise } from "./paise";
import { basisPointsFromPercent, percentFromBasisPoints } from "./percent";

describe("money at the border", () => {
  it.each([
    [0.29, 29],
    [1.1, 110],
    [1_677_960, 167_796_000],
    [-4.35, -435],
    [9_999_999_999_999.99, 999_999_999_999_999],
  ])("reads %p rupees as %p paise", (rupees, expected) => {
    expect(paiseFromRupees(rupees)).toBe(expected);
  });

  it.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e15])("refuses %p rupees", (rupees) => {
    expect(() => paiseFromRupees(rupees)).toThrow(MoneyError);
  });

  it("returns every amount unchanged from the wire and from JSON", () => {
    fc.assert(
      fc.property(fc.integer({ min: -largestInteger, max: largestInteger }), (value) => {
        const amount = paise(value);
        const overTheWire = Number(JSON.stringify(rupeesFromPaise(amount)));

        expect(paiseFromRupees(overTheWire)).toBe(amount);
      }),
      { numRuns: 10_000 },
    );
  });

  it("refuses a sum beyond the largest amount instead of losing paise", () => {
    const large = paise(largestInteger);

    expect(() => sumPaise([large, paise(1)])).toThrow(MoneyError);
  });
});

describe("quantities at the border", () => {
  it("returns every quantity unchanged from the wire and from text", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (value) => {
        const quantity = kilogramsFromTonnes(value / 1000);

        expect(quantity).toBe(value);
        expect(kilogramsFromTonnes(Number(JSON.stringify(tonnesFromKilograms(quantity))))).toBe(quantity);
        expect(kilogramsFromTonnes(Number(tonnesText(quantity)))).toBe(quantity);
      }),
      { numRuns: 10_000 },
    );
  });

  it("refuses a fourth decimal of a tonne", () => {
    expect(() => kilogramsFromTonnes(1.0005)).toThrow(MoneyError);
  });

  it("sums nothing to zero", () => {
    expect(sumKilograms([])).toBe(0);
  });
});

describe("percentages at the border", () => {
  it("keeps two decimals of a percent", () => {
    expect(basisPointsFromPercent(18)).toBe(1_800);
    expect(percentFromBasisPoints(basisPointsFromPercent(0.25))).toBe(0.25);
    expect(() => basisPointsFromPercent(0.125)).toThrow(MoneyError);
  });
});
