import { assert as check, integer, property } from "fast-check";
import { ToWords } from "to-words/en-IN";
import { fieldRupees, formatGrouped, formatPaise, formatRupees, plainRupees } from "./rupees";
import { rupeesInWords } from "./rupees-in-words";

describe("rupees", () => {
  it.each([
    [0, "₹0"],
    [999, "₹999"],
    [1000, "₹1,000"],
    [40850, "₹40,850"],
    [100000, "₹1,00,000"],
    [12345678, "₹1,23,45,678"],
    [-450, "−₹450"],
    [1234.5, "₹1,234.50"],
  ])("groups %d in the Indian way as %s (R-413)", (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  it("shows two decimals on tax lines and none per MT", () => {
    expect(formatRupees(249930, { decimals: 2 })).toBe("₹2,49,930.00");
    expect(formatRupees(46283.33, { decimals: 0 })).toBe("₹46,283");
  });

  it("shows the sign of a difference, and none for zero", () => {
    expect(formatRupees(700, { signed: true })).toBe("+₹700");
    expect(formatRupees(-700, { signed: true })).toBe("−₹700");
    expect(formatRupees(0, { signed: true })).toBe("₹0");
    expect(formatRupees(-0.001, { decimals: 0 })).toBe("₹0");
  });

  it("stands without groups in a file, and in a field also without paise where there are none", () => {
    expect([44750, 44750.5].map(plainRupees)).toEqual(["44750.00", "44750.50"]);
    expect([44750, 44750.5].map(fieldRupees)).toEqual(["44750", "44750.50"]);
  });

  it("writes Rs where a text message has no rupee sign", () => {
    expect(formatRupees(169243, { symbol: "Rs " })).toBe("Rs 1,69,243");
  });

  it("takes paise as well", () => {
    expect(formatPaise(16924350)).toBe("₹1,69,243.50");
    expect(formatGrouped(16924350)).toBe("1,69,24,350");
  });

  it("keeps every digit when grouping", () => {
    const everyAmount = property(integer({ min: 0, max: 10 ** 12 }), (rupees) => {
      expect(formatGrouped(rupees).replaceAll(",", "")).toBe(String(rupees));
    });
    expect(() => check(everyAmount)).not.toThrow();
  });
});

describe("rupees in words", () => {
  it.each([
    [169243, "Rupees one lakh sixty nine thousand two hundred forty three only"],
    [12345678, "Rupees one crore twenty three lakh forty five thousand six hundred seventy eight only"],
    [0, "Rupees nil"],
    [-450, "Rupees minus four hundred fifty only"],
    [450.5, "Rupees four hundred fifty and fifty paise only"],
    [0.01, "Rupees nil and one paise only"],
    [1_234_500_000_000, "Rupees one lakh twenty three thousand four hundred fifty crore only"],
  ])("writes %d in the Indian way", (rupees, text) => {
    expect(rupeesInWords(rupees)).toBe(text);
  });

  it("writes every amount as an independent library does", () => {
    const oracle = new ToWords();
    const everyAmount = property(integer({ min: 1, max: 999_999_999 }), (rupees) => {
      expect(rupeesInWords(rupees)).toBe(`Rupees ${oracle.convert(rupees).toLowerCase()} only`);
    });
    expect(() => check(everyAmount)).not.toThrow();
  });
});
