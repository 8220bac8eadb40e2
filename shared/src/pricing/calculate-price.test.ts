import fc from "fast-check";
import { kilograms } from "../money/kilograms";
import { addPaise, paise, paiseFromRupees, rupeesFromPaise, sumPaise, zeroPaise } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { breakDownPrice, calculateUnitPrice } from "./calculate-price";
import { priceLines } from "./order-amounts";
import { priceStepKinds } from "./price-breakdown";
import type { PriceTerms } from "./price-terms";

const rupees = paiseFromRupees;

/** The worked example of docs/domain.md#prices. */
const example: PriceTerms = {
  loading: rupees(250),
  insurance: rupees(50),
  qualityCharge: zeroPaise,
  otherCharges: [{ name: "Handling", operator: "+", price: rupees(100) }],
  qualityPrice: rupees(300),
  packagingPrice: rupees(200),
  gstBp: basisPointsFromPercent(18),
};
const base = rupees(45_000);
const size = rupees(1_500);

const amount = fc.integer({ min: 0, max: 50_000_000 }).map(paise);
const someTerms: fc.Arbitrary<PriceTerms> = fc.record({
  loading: amount,
  insurance: amount,
  qualityCharge: amount,
  otherCharges: fc.array(
    fc.record({ name: fc.string(), operator: fc.constantFrom<"+" | "-">("+", "-"), price: amount }),
    { maxLength: 4 },
  ),
  qualityPrice: amount,
  packagingPrice: amount,
  gstBp: fc.constantFrom(0, 0.25, 5, 12, 18, 28, 40).map(basisPointsFromPercent),
});
const someSizes = fc.array(
  fc.record({ sizePaise: amount, quantityKg: fc.integer({ min: 1, max: 500_000 }).map(kilograms) }),
  { minLength: 1, maxLength: 8 },
);

describe("the price function", () => {
  it("computes the worked example: 47,400 before tax and 55,932 per MT (R-412)", () => {
    const price = calculateUnitPrice(base, size, example);

    expect(rupeesFromPaise(price.totalAmountPaise)).toBe(47_400);
    expect(rupeesFromPaise(price.exPaise)).toBe(55_932);
  });

  it("sums loading, insurance, inspection and signed other charges to the total charges", () => {
    const price = calculateUnitPrice(base, size, {
      ...example,
      qualityCharge: rupees(75),
      otherCharges: [
        { name: "Handling", operator: "+", price: rupees(100) },
        { name: "Season", operator: "-", price: rupees(150) },
      ],
    });

    expect(rupeesFromPaise(price.totalChargesPaise)).toBe(250 + 50 + 75 + 100 - 150);
    expect(rupeesFromPaise(price.totalAmountPaise)).toBe(45_000 + 325 + 1_500 + 300 + 200);
  });

  it("lists each step of the calculation in order, ending at the unit price (R-118)", () => {
    const price = calculateUnitPrice(base, size, example);

    expect(price.steps.map((step) => [step.kind, rupeesFromPaise(step.amountPaise)])).toEqual([
      ["base", 45_000],
      ["loading", 250],
      ["insurance", 50],
      ["quality_charge", 0],
      ["other", 100],
      ["size", 1_500],
      ["quality", 300],
      ["packaging", 200],
      ["gst", 8_532],
      ["rounding", 0],
    ]);
    expect(price.steps.at(-1)?.runningPaise).toBe(price.exPaise);
  });

  it.each([
    [100.42, 100],
    [100.43, 101],
    [50, 50],
  ])("rounds %p plus half a percent half up to the rupee: %p", (beforeTax, unit) => {
    const nothing = { ...example, loading: zeroPaise, insurance: zeroPaise, otherCharges: [] };
    const bare = { ...nothing, qualityPrice: zeroPaise, packagingPrice: zeroPaise };
    const price = calculateUnitPrice(rupees(beforeTax), zeroPaise, { ...bare, gstBp: basisPointsFromPercent(0.07) });

    expect(rupeesFromPaise(price.exPaise)).toBe(unit);
  });

  it("neither loses nor creates a paisa between the steps and the unit price", () => {
    fc.assert(
      fc.property(amount, amount, someTerms, (basePaise, sizePaise, terms) => {
        const price = calculateUnitPrice(basePaise, sizePaise, terms);
        const exact = (price.totalAmountPaise * (10_000 + terms.gstBp)) / 10_000;

        expect(sumPaise(price.steps.map((step) => step.amountPaise))).toBe(price.exPaise);
        expect(Math.abs(price.exPaise % 100)).toBe(0);
        expect(Math.abs(price.exPaise - exact)).toBeLessThanOrEqual(50.01);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("the steps of a price", () => {
  it("name each charge, keep the running sum, and end with the rounding", () => {
    const { steps } = calculateUnitPrice(paise(10_000), paise(40), {
      loading: paise(100),
      insurance: paise(20),
      qualityCharge: paise(3),
      otherCharges: [
        { name: "Cutting", operator: "+", price: paise(500) },
        { name: "Season", operator: "-", price: paise(200) },
      ],
      qualityPrice: paise(5),
      packagingPrice: paise(6),
      gstBp: basisPointsFromPercent(18),
    });

    expect(steps.map(({ kind, name, amountPaise, runningPaise }) => [kind, name, amountPaise, runningPaise])).toEqual([
      ["base", null, 10_000, 10_000],
      ["loading", null, 100, 10_100],
      ["insurance", null, 20, 10_120],
      ["quality_charge", null, 3, 10_123],
      ["other", "Cutting", 500, 10_623],
      ["other", "Season", -200, 10_423],
      ["size", null, 40, 10_463],
      ["quality", null, 5, 10_468],
      ["packaging", null, 6, 10_474],
      ["gst", null, 1_885, 12_359],
      ["rounding", null, 41, 12_400],
    ]);
    expect([...new Set(steps.map(({ kind }) => kind))]).toEqual([...priceStepKinds]);
  });
});

describe("the steps from base price to for price of several sizes", () => {
  it("multiplies each charge by the whole quantity, and adds the freight at the end (R-412)", () => {
    const sizes = [
      { sizePaise: size, quantityKg: kilograms(17_850) },
      { sizePaise: zeroPaise, quantityKg: kilograms(12_150) },
    ];
    const { exPaise, freightPaise } = priceLines({ basePaise: base, terms: example, sizes }, rupees(1_800));
    const price = breakDownPrice({ basePaise: base, terms: example, sizes }, { exPaise, freightPaise });
    const amounts = Object.fromEntries(
      price.steps.map(({ kind, amountPaise }) => [kind, rupeesFromPaise(amountPaise)]),
    );

    expect(amounts).toMatchObject({ base: 1_350_000, loading: 7_500, insurance: 1_500, other: 3_000, size: 26_775 });
    expect(amounts).toMatchObject({ quality: 9_000, packaging: 6_000 });
    expect(rupeesFromPaise(price.totalChargesPaise)).toBe(12_000);
    expect(rupeesFromPaise(price.totalAmountPaise)).toBe(1_403_775);
    expect(rupeesFromPaise(price.exPaise)).toBe(17.85 * 55_932 + 12.15 * 54_162);
    expect(rupeesFromPaise(price.freightPaise)).toBe(54_000);
    expect(price.quantityKg).toBe(30_000);
  });

  it("adds up step by step to the ex price, and with freight to the for price, whatever the prices and weights", () => {
    fc.assert(
      fc.property(amount, someTerms, someSizes, amount, (basePaise, terms, sizes, transport) => {
        const priced = priceLines({ basePaise, terms, sizes }, transport);
        const price = breakDownPrice({ basePaise, terms, sizes }, priced);

        expect(sumPaise(price.steps.map(({ amountPaise }) => amountPaise))).toBe(priced.exPaise);
        expect(price.steps.at(-1)?.runningPaise).toBe(priced.exPaise);
        expect(addPaise(price.exPaise, price.freightPaise)).toBe(price.forPaise);
        expect(price.forPaise).toBe(priced.forPaise);
        expect(sumPaise(priced.lines.map(({ finalPaise }) => finalPaise))).toBe(priced.exPaise);
        expect(price.steps.slice(0, -2).reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(
          price.totalAmountPaise,
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it("gives the unit price for one MT of one size", () => {
    fc.assert(
      fc.property(amount, amount, someTerms, (basePaise, sizePaise, terms) => {
        const unit = calculateUnitPrice(basePaise, sizePaise, terms);
        const sizes = [{ sizePaise, quantityKg: kilograms(1_000) }];

        expect(breakDownPrice({ basePaise, terms, sizes }, unit)).toEqual(unit);
      }),
    );
  });
});
