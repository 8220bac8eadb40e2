import fc from "fast-check";
import { kilogramsFromTonnes } from "../money/kilograms";
import { addPaise, type Paise, paise, paiseFromRupees, rupeesFromPaise, sumPaise, zeroPaise } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { calculateBookingAmount, calculateDue, calculateOrderAmounts } from "./order-amounts";
import { calculatePrice, type PriceInput, priceStepKinds } from "./price";

const rupees = paiseFromRupees;

/** The worked example of docs/domain.md#prices. */
const example: PriceInput = {
  basePaise: rupees(45_000),
  loadingPaise: rupees(250),
  insurancePaise: rupees(50),
  qualityChargePaise: zeroPaise,
  otherCharges: [{ name: "Handling", operator: "+", pricePaise: rupees(100) }],
  sizePaise: rupees(1_500),
  qualityPaise: rupees(300),
  packagingPaise: rupees(200),
  gst: basisPointsFromPercent(18),
};

const amount = fc.integer({ min: 0, max: 50_000_000 }).map(paise);
const priceInput: fc.Arbitrary<PriceInput> = fc.record({
  basePaise: amount,
  loadingPaise: amount,
  insurancePaise: amount,
  qualityChargePaise: amount,
  otherCharges: fc.array(
    fc.record({ name: fc.string(), operator: fc.constantFrom<"+" | "-">("+", "-"), pricePaise: amount }),
    { maxLength: 4 },
  ),
  sizePaise: amount,
  qualityPaise: amount,
  packagingPaise: amount,
  gst: fc.constantFrom(0, 0.25, 5, 12, 18, 28, 40).map(basisPointsFromPercent),
});

describe("the price function", () => {
  it("gives the worked example: 47,400 before tax and 55,932 per MT (R-412)", () => {
    const price = calculatePrice(example);

    expect(rupeesFromPaise(price.totalAmountPaise)).toBe(47_400);
    expect(rupeesFromPaise(price.unitPricePaise)).toBe(55_932);
  });

  it("sums loading, insurance, inspection and signed other charges to the total charges", () => {
    const price = calculatePrice({
      ...example,
      qualityChargePaise: rupees(75),
      otherCharges: [
        { name: "Handling", operator: "+", pricePaise: rupees(100) },
        { name: "Season", operator: "-", pricePaise: rupees(150) },
      ],
    });

    expect(rupeesFromPaise(price.totalChargesPaise)).toBe(250 + 50 + 75 + 100 - 150);
    expect(rupeesFromPaise(price.totalAmountPaise)).toBe(45_000 + 325 + 1_500 + 300 + 200);
  });

  it("shows each step of the calculation in order, ending at the unit price (R-118)", () => {
    const price = calculatePrice(example);

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
    expect(price.steps.at(-1)?.runningPaise).toBe(price.unitPricePaise);
  });

  it.each([
    [100.42, 100],
    [100.43, 101],
    [50, 50],
  ])("rounds %p plus half a percent half up to the rupee: %p", (beforeTax, unit) => {
    const nothing = { ...example, loadingPaise: zeroPaise, insurancePaise: zeroPaise, otherCharges: [] };
    const bare = { ...nothing, sizePaise: zeroPaise, qualityPaise: zeroPaise, packagingPaise: zeroPaise };
    const price = calculatePrice({ ...bare, basePaise: rupees(beforeTax), gst: basisPointsFromPercent(0.07) });

    expect(rupeesFromPaise(price.unitPricePaise)).toBe(unit);
  });

  it("neither loses nor creates a paisa between the steps and the unit price", () => {
    fc.assert(
      fc.property(priceInput, (input) => {
        const price = calculatePrice(input);
        const exact = (price.totalAmountPaise * (10_000 + input.gst)) / 10_000;

        expect(sumPaise(price.steps.map((step) => step.amountPaise))).toBe(price.unitPricePaise);
        expect(Math.abs(price.unitPricePaise % 100)).toBe(0);
        expect(Math.abs(price.unitPricePaise - exact)).toBeLessThanOrEqual(50.01);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("the steps of a price", () => {
  it("name each charge, carry the running sum, and end with the rounding", () => {
    const { steps } = calculatePrice({
      basePaise: paise(10_000),
      loadingPaise: paise(100),
      insurancePaise: paise(20),
      qualityChargePaise: paise(3),
      otherCharges: [
        { name: "Cutting", operator: "+", pricePaise: paise(500) },
        { name: "Season", operator: "-", pricePaise: paise(200) },
      ],
      sizePaise: paise(40),
      qualityPaise: paise(5),
      packagingPaise: paise(6),
      gst: basisPointsFromPercent(18),
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

describe("the amounts of a quotation", () => {
  const line = { unitPricePaise: rupees(55_932), quantityKg: kilogramsFromTonnes(30) };
  const tenPercent = { share: basisPointsFromPercent(10), floorPaise: zeroPaise };

  it("gives the worked example: ex 16,77,960, freight 54,000, for 17,31,960, booking 1,73,196 (R-136)", () => {
    const amounts = calculateOrderAmounts([line], rupees(1_800));
    const booking = calculateBookingAmount(amounts.forPaise, tenPercent);

    expect(rupeesFromPaise(amounts.exPaise)).toBe(1_677_960);
    expect(rupeesFromPaise(amounts.freightPaise)).toBe(54_000);
    expect(rupeesFromPaise(amounts.forPaise)).toBe(1_731_960);
    expect(rupeesFromPaise(booking)).toBe(173_196);
    expect(rupeesFromPaise(calculateDue(amounts.forPaise, booking))).toBe(1_558_764);
  });

  it("rounds the line of a loaded weight half up to the paisa", () => {
    const amounts = calculateOrderAmounts([{ ...line, quantityKg: kilogramsFromTonnes(28.455) }], zeroPaise);

    expect(rupeesFromPaise(amounts.exPaise)).toBe(1_591_545.06);
  });

  it("rounds the booking amount up to the rupee and keeps it between the floor and the whole price", () => {
    expect(calculateBookingAmount(rupees(1_000.01), tenPercent)).toBe(rupees(101));
    expect(calculateBookingAmount(rupees(1_000), { ...tenPercent, floorPaise: rupees(500) })).toBe(rupees(500));
    expect(calculateBookingAmount(rupees(300.5), { ...tenPercent, floorPaise: rupees(500) })).toBe(rupees(300.5));
  });

  it("asks no booking amount of a price that is nothing or less", () => {
    const rule = { share: basisPointsFromPercent(10), floorPaise: paise(500) };

    expect(calculateBookingAmount(zeroPaise, rule)).toBe(0);
    expect(calculateBookingAmount(paise(-1_000), rule)).toBe(0);
  });

  it("keeps lines, ex price, freight and for price consistent for any order", () => {
    const lines = fc.array(
      fc.record({
        unitPricePaise: fc.integer({ min: 0, max: 200_000 }).map((value): Paise => rupees(value)),
        quantityKg: fc.integer({ min: 1, max: 500_000 }).map((kg) => kilogramsFromTonnes(kg / 1000)),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, amount, (someLines, transport) => {
        const amounts = calculateOrderAmounts(someLines, transport);
        const exactEx = someLines.reduce((sum, each) => sum + (each.unitPricePaise * each.quantityKg) / 1000, 0);

        expect(sumPaise(amounts.linePaise)).toBe(amounts.exPaise);
        expect(addPaise(amounts.exPaise, amounts.freightPaise)).toBe(amounts.forPaise);
        expect(Math.abs(amounts.exPaise - exactEx)).toBeLessThanOrEqual(0.5 * someLines.length + 0.01);
        const booking = calculateBookingAmount(amounts.forPaise, tenPercent);
        expect(addPaise(booking, calculateDue(amounts.forPaise, booking))).toBe(amounts.forPaise);
      }),
      { numRuns: 10_000 },
    );
  });
});
