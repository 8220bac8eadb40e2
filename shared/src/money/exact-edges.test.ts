import { largestInteger } from "./decimal";
import { chargesUtgst, normaliseState } from "./gst-states";
import { kilograms, kilogramsFromTonnes, tonnesText, zeroKilograms } from "./kilograms";
import { MoneyError, type MoneyErrorCode } from "./money-error";
import {
  maxPaise,
  minPaise,
  negatePaise,
  paise,
  paiseFromRupees,
  subtractRupees,
  sumPaise,
  sumRupees,
  zeroPaise,
} from "./paise";
import { basisPoints, basisPointsFromPercent } from "./percent";
import {
  roundBooking,
  roundDownToRupee,
  roundDownToStep,
  roundLine,
  roundPart,
  roundPerTonne,
  roundTax,
  roundTaxBase,
  roundTaxIncluded,
  roundToStep,
  roundUnitPrice,
  roundUpToStep,
} from "./rounding";
import { fillTrucks, massOfPieces, piecesIn } from "./weights";

function refusalOf(work: () => unknown): MoneyError {
  try {
    work();
  } catch (error) {
    if (error instanceof MoneyError) return error;
    throw error;
  }
  throw new Error("It was accepted");
}

describe("the border explains why it refuses", () => {
  it.each<[string, () => unknown, MoneyErrorCode, string]>([
    ["half a paisa", () => paise(0.5), "not-a-number", "0.5 is not a whole number of paise"],
    ["half a kilogram", () => kilograms(0.5), "not-a-number", "0.5 is not a whole number of kg"],
    ["half a basis point", () => basisPoints(0.5), "not-a-number", "0.5 is not a whole number of basis points"],
    ["one paisa too many", () => paise(largestInteger + 1), "out-of-range", "1000000000000001 paise is out of range"],
    [
      "one paisa too much of debt",
      () => paise(-largestInteger - 1),
      "out-of-range",
      "-1000000000000001 paise is out of range",
    ],
    ["a third decimal", () => paiseFromRupees(1.005), "too-many-decimals", "1.005 has more than 2 decimals"],
    ["not a number", () => paiseFromRupees(Number.NaN), "not-a-number", "NaN is not a finite number"],
    [
      "too many rupees",
      () => paiseFromRupees(10_000_000_000_000.02),
      "out-of-range",
      "10000000000000.02 is out of range",
    ],
    [
      "a fourth decimal of a tonne",
      () => kilogramsFromTonnes(1.0005),
      "too-many-decimals",
      "1.0005 has more than 3 decimals",
    ],
  ])("%s", (_name, work, code, message) => {
    const refusal = refusalOf(work);

    expect(refusal).toMatchObject({ name: "MoneyError", code, message });
  });

  it("accepts the largest amount in every way, and not a paisa more", () => {
    expect(paise(largestInteger)).toBe(1_000_000_000_000_000);
    expect(paise(-largestInteger)).toBe(-1_000_000_000_000_000);
    expect(paiseFromRupees(10_000_000_000_000)).toBe(largestInteger);
    expect(sumPaise([paise(largestInteger), paise(-1), paise(1)])).toBe(largestInteger);
  });

  it("has no minus zero", () => {
    expect(Object.is(paise(-0), 0)).toBe(true);
    expect(Object.is(negatePaise(zeroPaise), 0)).toBe(true);
    expect(Object.is(paiseFromRupees(-0), 0)).toBe(true);
    expect(zeroKilograms).toBe(0);
  });

  it("writes every decimal of a weight", () => {
    expect([5, 1_000, 28_450].map((value) => tonnesText(kilograms(value)))).toEqual(["0.005", "1.000", "28.450"]);
  });
});

describe("each rounding", () => {
  it("rounds a half up (towards plus infinity) on both sides of zero", () => {
    const half = kilograms(500);

    expect([1, 3, -1, -3].map((value) => roundLine(paise(value), half))).toEqual([1, 2, 0, -1]);
    expect([49, 50, 51, -49, -50, -51].map((value) => roundTax(paise(value), basisPoints(100)))).toEqual([
      0, 1, 1, 0, 0, -1,
    ]);
    expect([124, 125, -125, -126].map((value) => roundToStep(paise(value), paise(250)))).toEqual([0, 250, 0, -250]);
    expect([149, 150, -150, -151].map((value) => roundUnitPrice(paise(value), basisPoints(0)))).toEqual([
      100, 200, -100, -200,
    ]);
  });

  it("rounds to a step in the named direction, on both sides of zero", () => {
    const ten = paise(1_000);
    expect([1, 1_000, -1, -1_000].map((value) => roundUpToStep(paise(value), ten))).toEqual([1_000, 1_000, 0, -1_000]);
    expect([999, 1_000, -1].map((value) => roundDownToStep(paise(value), ten))).toEqual([0, 1_000, -1_000]);
    expect([199, 200, -1].map((value) => roundDownToRupee(paise(value)))).toEqual([100, 200, -100]);
  });

  it("finds what a tax was deducted on, and never more", () => {
    expect(roundTaxBase(paise(200), basisPointsFromPercent(1.5))).toBe(13_333);
    expect(roundTaxBase(paise(100), basisPointsFromPercent(0.1))).toBe(100_000);
  });

  it("takes a part of an amount by weight", () => {
    expect(roundPart(paise(101), kilograms(1), kilograms(2))).toBe(51);
    expect(roundPart(paise(101), kilograms(1), zeroKilograms)).toBe(0);
  });

  it("adds and subtracts rupees of the wire without a binary rest", () => {
    expect(sumRupees([0.1, 0.2, 1_100.35])).toBe(1_100.65);
    expect(sumRupees([])).toBe(0);
    expect(subtractRupees(0.3, 0.1)).toBe(0.2);
    expect(() => subtractRupees(1.005, 0)).toThrow(MoneyError);
  });

  it("rounds a booking amount up to the rupee and leaves exact rupees unchanged", () => {
    const tenth = basisPointsFromPercent(10);

    expect([1_000, 1_001, 999, 0, -1_001].map((value) => roundBooking(paise(value), tenth))).toEqual([
      100, 200, 100, 0, -100,
    ]);
  });

  it("finds the tax inside an amount, including a negative one", () => {
    const gst = basisPointsFromPercent(18);

    expect([118, 119, -118, 3].map((value) => roundTaxIncluded(paise(value), gst))).toEqual([18, 18, -18, 0]);
  });

  it("computes an amount per MT, and zero for no quantity", () => {
    expect(roundPerTonne(paise(1_000), kilograms(3_000))).toBe(333);
    expect(roundPerTonne(paise(2_000), kilograms(3_000))).toBe(667);
    expect(roundPerTonne(paise(1), kilograms(2_000))).toBe(1);
    expect(roundPerTonne(paise(1_000), zeroKilograms)).toBe(0);
  });

  it("compares amounts", () => {
    expect([minPaise(paise(1), paise(2)), minPaise(paise(2), paise(1))]).toEqual([1, 1]);
    expect([maxPaise(paise(1), paise(2)), maxPaise(paise(2), paise(1))]).toEqual([2, 2]);
  });
});

describe("states and their tax", () => {
  it.each([
    "Andaman and Nicobar Islands",
    "Andaman & Nicobar",
    "Chandigarh",
    "Dadra and Nagar Haveli and Daman and Diu",
    "Daman & Diu",
    "Dadra and Nagar Haveli",
    "Ladakh",
    "Lakshadweep",
  ])("charges UTGST inside %s", (territory) => {
    expect(chargesUtgst(territory)).toBe(true);
  });

  it.each(["Delhi", "Puducherry", "Jammu and Kashmir", "Maharashtra"])("charges SGST inside %s", (state) => {
    expect(chargesUtgst(state)).toBe(false);
  });

  it.each([
    ["Orissa", "odisha"],
    ["Pondicherry", "puducherry"],
    ["Uttaranchal", "uttarakhand"],
    ["Chattisgarh", "chhattisgarh"],
    ["NCT of Delhi", "delhi"],
    ["New Delhi", "delhi"],
    ["  Tamil   Nadu. ", "tamil nadu"],
    ["Jammu&Kashmir", "jammu and kashmir"],
    ["Daman and Diu", "dadra and nagar haveli and daman and diu"],
    ["Dadra & Nagar Haveli", "dadra and nagar haveli and daman and diu"],
    ["Andaman and Nicobar", "andaman and nicobar islands"],
  ])("treats %p as %p", (spelling, name) => {
    expect(normaliseState(spelling)).toBe(name);
  });
});

describe("planning a truck", () => {
  it("counts no pieces for an empty quantity", () => {
    expect(piecesIn(kilogramsFromTonnes(1), -1)).toBe(0);
    expect(piecesIn(kilograms(10), 10)).toBe(1);
    expect(massOfPieces(3, 0.5)).toBe(2);
  });

  it("needs no truck without a capacity or without a load", () => {
    const none = { trucks: 0, lastTruckPercent: 0, leftKg: 0 };

    expect(fillTrucks(kilograms(1), kilograms(0))).toEqual(none);
    expect(fillTrucks(kilograms(-1), kilograms(10))).toEqual(none);
    expect(fillTrucks(kilograms(1), kilograms(-10))).toEqual(none);
    expect(fillTrucks(kilograms(25), kilograms(10))).toEqual({ trucks: 3, lastTruckPercent: 50, leftKg: 5 });
  });
});
