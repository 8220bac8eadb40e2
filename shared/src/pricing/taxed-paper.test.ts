import fc from "fast-check";
import { kilograms } from "../money/kilograms";
import { addPaise, paise, paiseFromRupees as rupees, rupeesFromPaise, subtractPaise, zeroPaise } from "../money/paise";
import { basisPoints, basisPointsFromPercent } from "../money/percent";
import { gstInside, gstOf, gstOn, type TaxedPaper, taxPaper } from "./taxed-paper";

const gstBp = basisPointsFromPercent(18);
const line = (kg: number, rate: number, freight = 0) => ({
  quantityKg: kilograms(kg),
  ratePaise: rupees(rate),
  freightPaise: rupees(freight),
  gstBp,
});
/** Goods, freight, taxable amount, tax by head, round-off, payable. */
const read = ({ goodsPaise, freightPaise, taxablePaise, heads, roundOffPaise, payablePaise }: TaxedPaper) =>
  [
    goodsPaise,
    freightPaise,
    taxablePaise,
    ...(heads.integratedPaise === 0 ? [heads.centralPaise, heads.statePaise] : [heads.integratedPaise]),
    roundOffPaise,
    payablePaise,
  ].map(rupeesFromPaise);

describe("an invoice inside a state", () => {
  const sale = taxPaper([line(18_340, 52_350, 1_235), line(9_875, 51_900, 1_235)], true);

  it("has freight in the taxable value, CGST equal to SGST, and the rounding in a separate line", () => {
    expect(read(sale)).toEqual([1_472_611.5, 34_845.53, 1_507_457.03, 135_671.13, 135_671.13, -0.29, 1_778_799]);
  });

  it("is taxed line by line, never on the total", () => {
    expect(
      sale.lines.map(({ taxablePaise, heads }) => [taxablePaise, heads.centralPaise].map(rupeesFromPaise)),
    ).toEqual([
      [982_748.9, 88_447.4],
      [524_708.13, 47_223.73],
    ]);
  });

  it("is computed the same for the seller's bill, without freight", () => {
    const purchase = taxPaper([line(18_340, 51_200), line(9_875, 50_780)], true);
    expect(read(purchase)).toEqual([1_440_460.5, 0, 1_440_460.5, 129_641.45, 129_641.45, -0.4, 1_699_743]);
    expect(purchase.lines.map(({ heads }) => rupeesFromPaise(heads.statePaise))).toEqual([84_510.72, 45_130.73]);
    expect(rupeesFromPaise(subtractPaise(sale.taxablePaise, purchase.taxablePaise))).toBe(66_996.53);
  });

  it("is credited in part at its own rates", () => {
    const note = taxPaper([line(104, 52_350, 1_235), line(56, 51_900, 1_235)], true);
    expect(read(note)).toEqual([8_350.8, 197.6, 8_548.4, 769.36, 769.36, -0.12, 10_087]);
    expect(note.lines.map(({ taxablePaise }) => rupeesFromPaise(taxablePaise))).toEqual([5_572.84, 2_975.56]);
  });
});

describe("an invoice into another state", () => {
  it.each([
    ["a sale", 24_610, 55_125, 2_310, [1_356_626.25, 56_849.1, 1_413_475.35, 254_425.56, 0.09, 1_667_901]],
    ["a purchase", 24_610, 53_900, 0, [1_326_479, 0, 1_326_479, 238_766.22, -0.22, 1_565_245]],
    ["the first of three vehicles", 31_240, 48_250, 950, [1_507_330, 29_678, 1_537_008, 276_661.44, -0.44, 1_813_669]],
    ["the second", 29_860, 48_250, 950, [1_440_745, 28_367, 1_469_112, 264_440.16, -0.16, 1_733_552]],
    ["the third", 28_700, 48_250, 950, [1_384_775, 27_265, 1_412_040, 254_167.2, -0.2, 1_666_207]],
    [
      "the second after a new weighing",
      29_680,
      48_250,
      950,
      [1_432_060, 28_196, 1_460_256, 262_846.08, -0.08, 1_723_102],
    ],
    ["a note over the lower weight", 180, 48_250, 950, [8_685, 171, 8_856, 1_594.08, -0.08, 10_450]],
  ])("bears IGST on goods and freight: %s", (_what, kg, rate, freight, figures) => {
    expect(read(taxPaper([line(kg, rate, freight)], false))).toEqual(figures);
  });

  it("bears CGST and SGST instead where the place of supply is the platform's own state", () => {
    const { heads } = taxPaper([line(24_610, 55_125, 2_310)], true);
    expect([heads.centralPaise, heads.statePaise].map(rupeesFromPaise)).toEqual([127_212.78, 127_212.78]);
  });
});

describe("GST to the paisa", () => {
  it.each([
    [1_234.25, 18, 111.08, 222.17],
    [0.25, 18, 0.02, 0.05],
    [100.03, 5, 2.5, 5],
  ])("on %p at %p percent is twice %p, or %p", (taxable, percent, half, whole) => {
    const rate = basisPointsFromPercent(percent);
    const { centralPaise, statePaise } = gstOn(rupees(taxable), rate, true);
    expect(
      [centralPaise, statePaise, gstOn(rupees(taxable), rate, false).integratedPaise].map(rupeesFromPaise),
    ).toEqual([half, half, whole]);
  });

  it("inside 123.45 at 18 percent is twice 9.42 on 104.61, or 18.83 on 104.62", () => {
    const gross = rupees(123.45);
    const net = (isSameState: boolean) =>
      rupeesFromPaise(subtractPaise(gross, gstOf(gstInside(gross, gstBp, isSameState))));
    expect(rupeesFromPaise(gstInside(gross, gstBp, true).statePaise)).toBe(9.42);
    expect([net(true), net(false)]).toEqual([104.61, 104.62]);
  });

  it("makes every document add up: taxable amount, equal heads and round-off are what is payable, in whole rupees", () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 }).map(paise);
    const lines = fc.array(
      fc.record({
        ratePaise: amount,
        freightPaise: fc.oneof(fc.constant(zeroPaise), amount),
        quantityKg: fc.integer({ min: 1, max: 500_000 }).map(kilograms),
        gstBp: fc.constantFrom(0, 500, 1_200, 1_800, 2_800).map(basisPoints),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, fc.boolean(), (goods, isSameState) => {
        const paper = taxPaper(goods, isSameState);
        expect(paper.payablePaise).toBe(
          addPaise(addPaise(paper.taxablePaise, gstOf(paper.heads)), paper.roundOffPaise),
        );
        expect(paper.heads.centralPaise).toBe(paper.heads.statePaise);
        expect(addPaise(paper.goodsPaise, paper.freightPaise)).toBe(paper.taxablePaise);
        expect(paper.payablePaise % 100).toBe(0);
        expect(paper.roundOffPaise).toBeGreaterThanOrEqual(-49);
        expect(paper.roundOffPaise).toBeLessThanOrEqual(50);
      }),
      { numRuns: 2_000 },
    );
  });
});
