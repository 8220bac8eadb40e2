import fc from "fast-check";
import { figureOf, readFigure, typedPaise } from "./typed-figure";

describe("reading a figure that a person typed", () => {
  it.each([
    ["99,999", 0, 99_999],
    ["1,69,243.50", 2, 169_243.5],
    ["169,243.50", 2, 169_243.5],
    ["1,000,000", 0, 1_000_000],
    ["₹ 45,000", 0, 45_000],
    ["Rs. 45,000/-", 0, 45_000],
    [" 18 ", 0, 18],
    ["18.00", 0, 18],
    ["007", 0, 7],
    [".5", 3, 0.5],
    ["5.", 0, 5],
    ["0", 0, 0],
  ] as const)("reads %p with %p decimals as %p", (text, decimals, figure) => {
    expect(figureOf(text, decimals)).toBe(figure);
  });

  it.each([
    ["-1", 2, "negative"],
    ["−45,000", 0, "negative"],
    ["1e9", 2, "exponent"],
    ["1E9", 0, "exponent"],
    ["1e", 0, "exponent"],
    ["20,5", 3, "comma"],
    ["1,50", 2, "comma"],
    ["0,500", 3, "comma"],
    ["1,0000", 0, "comma"],
    ["1.234,50", 2, "comma"],
    [",500", 0, "comma"],
    ["18.75", 0, "decimals"],
    ["45000.505", 2, "decimals"],
    ["1.0005", 3, "decimals"],
    ["30 MT", 0, "not-a-figure"],
    ["4 5", 0, "not-a-figure"],
    ["1.5.5", 2, "not-a-figure"],
    ["+5", 0, "not-a-figure"],
    [".", 2, "not-a-figure"],
    ["₹", 2, "not-a-figure"],
    ["०५", 0, "not-a-figure"],
  ] as const)("refuses %p with %p decimals as: %p", (text, decimals, fault) => {
    expect(readFigure(text, decimals)).toEqual({ kind: "faulty", fault });
    expect(figureOf(text, decimals)).toBeNull();
  });

  it.each([
    ["₹ 1,69,243.50", 16_924_350],
    ["45000", 4_500_000],
    ["45000.505", null],
    ["45,5", null],
    ["KKBK2309", null],
    ["231200000000000012", null],
    ["", null],
  ])("reads the amount %p as %p paise", (text, expected) => {
    expect(typedPaise(text)).toBe(expected);
  });

  it("distinguishes an empty field from a faulty one", () => {
    expect(readFigure("  ", 2)).toEqual({ kind: "empty" });
  });

  it("reads every figure however it is grouped, and nothing else from any text", () => {
    const text = fc.array(fc.constantFrom(..."0123456789.,-e ₹"), { maxLength: 12 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(text, (typed) => {
        const figure = figureOf(typed, 3);
        if (figure === null) return;
        const [whole = "", fraction = ""] = typed.replace("₹", "").trim().split(".");
        const number = Number(`${whole.replaceAll(",", "")}.${fraction}`);
        expect(figure).toBe(number);
        const waysToGroup = ["en-IN", "en-US"].map((place) => Math.trunc(number).toLocaleString(place));
        if (whole.includes(",")) expect(waysToGroup).toContain(whole);
      }),
      { numRuns: 20_000 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom("en-IN", "en-US"), (figure, place) => {
        expect(figureOf(figure.toLocaleString(place), 0)).toBe(figure);
      }),
    );
  });
});
