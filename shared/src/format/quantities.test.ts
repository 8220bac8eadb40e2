import { formatPhone, telephoneLink } from "./phone";
import { formatKg, formatTonnes, formatWeighedTonnes } from "./quantity";
import { formatSize } from "./sizes";
import { unbroken } from "./unbroken";

describe("quantities, sizes and phones", () => {
  it("shows whole MT without decimals, and all others to the kilogram", () => {
    expect(formatTonnes(30)).toBe("30 MT");
    expect(formatTonnes(12.5)).toBe("12.500 MT");
    expect(formatTonnes(-1.25)).toBe("−1.250 MT");
    expect(formatWeighedTonnes(29.84)).toBe("29.840 MT");
    expect(formatKg(29840)).toBe("29.840 MT");
  });

  it("keeps a figure and its unit together at the end of a line", () => {
    expect(unbroken(formatTonnes(27))).toBe("27\u00a0MT");
  });

  it.each([
    ["8mm", "8 mm"],
    ["100x50", "100 × 50"],
    ["75 x 75 x 6 MM", "75 × 75 × 6 mm"],
    ["8-32 mm", "8–32 mm"],
    ["ISMB 150", "ISMB 150"],
    ["Fe500D", "Fe500D"],
  ])("spells the size %s as %s", (given, shown) => {
    expect(formatSize(given)).toBe(shown);
  });

  it("shows phones with +91, grouped, and leaves anything else unchanged (R-408)", () => {
    for (const given of ["9893000147", "+919893000147", "919893000147", "09893000147", "98930-00147"]) {
      expect(formatPhone(given)).toBe("+91 98930 00147");
      expect(telephoneLink(given)).toBe("tel:+919893000147");
    }
    expect(formatPhone("1800 123 4567")).toBe("1800 123 4567");
    expect(telephoneLink("1800 123 4567")).toBe("tel:18001234567");
  });
});
