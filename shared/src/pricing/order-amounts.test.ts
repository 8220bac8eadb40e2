import fc from "fast-check";
import { kilogramsFromTonnes } from "../money/kilograms";
import { addPaise, type Paise, paise, paiseFromRupees, rupeesFromPaise, sumPaise, zeroPaise } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { calculateBookingAmount, calculateDue, calculateOrderAmounts } from "./order-amounts";

const rupees = paiseFromRupees;
const amount = fc.integer({ min: 0, max: 50_000_000 }).map(paise);

describe("the amounts of a quotation", () => {
  const line = { unitPricePaise: rupees(55_932), quantityKg: kilogramsFromTonnes(30) };
  const tenPercent = { share: basisPointsFromPercent(10), floorPaise: zeroPaise };

  it("computes the worked example: ex 16,77,960, freight 54,000, for 17,31,960, booking 1,73,196 (R-136)", () => {
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

  it("requires no booking amount for a price of zero or less", () => {
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
