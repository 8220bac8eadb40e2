import fc from "fast-check";
import { figureOf, readFigure } from "../../money/typed-figure";
import { editedFigure, groupFigure } from "./grouped-figure";

/** Types character by character at the end, as into a field. */
function typed(text: string, start = ""): string {
  return [...text].reduce((value, letter) => {
    const before = groupFigure(value);
    return editedFigure(value, { before, after: before + letter, inserted: letter });
  }, start);
}

describe("a figure while it is being typed", () => {
  it.each([
    ["99,999", "99999", "99,999"],
    ["1,00,000", "100000", "1,00,000"],
    ["1,000,000", "1000000", "10,00,000"],
    ["12345678", "12345678", "1,23,45,678"],
    ["1850.50", "1850.50", "1,850.50"],
    ["20,5", "20,5", "20,5"],
    ["-1", "-1", "-1"],
    ["1e9", "1e9", "1e9"],
    ["18.75", "18.75", "18.75"],
    ["30 MT", "30 MT", "30 MT"],
    ["4 5", "4 5", "4 5"],
    [".5", "0.5", "0.5"],
    ["007", "7", "7"],
  ])("keeps %p as %p and shows %p", (text, value, shown) => {
    expect(typed(text)).toBe(value);
    expect(groupFigure(typed(text))).toBe(shown);
  });

  it("moves its own commas with the digits and keeps a comma that the person typed", () => {
    expect(editedFigure("45000", { before: "45,000", after: "45,00", inserted: "" })).toBe("4500");
    expect(editedFigure("45000", { before: "45,000", after: "495,000", inserted: "9" })).toBe("495000");
    expect(editedFigure("45000", { before: "45,000", after: "45,0001", inserted: null })).toBe("450001");
    expect(editedFigure("45000", { before: "45,000", after: "45,000,", inserted: "," })).toBe("45,000,");
    expect(editedFigure("20500", { before: "20,500", after: "20,5", inserted: "20,5" })).toBe("20,5");
    expect(editedFigure("45000", { before: "45,000", after: "45,5", inserted: null })).toBe("45,5");
  });

  it("never turns what was typed into another number", () => {
    const text = fc.array(fc.constantFrom(..."01234567899.,-e "), { maxLength: 10 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(text, (wanted) => {
        const figure = figureOf(typed(wanted), 3);
        if (figure === null) return;
        const [whole = "", fraction = ""] = wanted.trim().split(".");
        expect(figure).toBe(Number(`${whole.replaceAll(",", "")}.${fraction}`));
        // The last comma is followed by thousands: its meaning is unambiguous.
        if (whole.includes(",")) expect((whole.split(",").at(-1) ?? "").length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 20_000 },
    );
  });

  it("reads a figure typed with its grouping as the same figure", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (figure) => {
        expect(readFigure(typed(figure.toLocaleString("en-IN")), 0)).toEqual({ kind: "figure", plain: String(figure) });
      }),
    );
  });
});
