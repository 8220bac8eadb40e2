import fc from "fast-check";
import { isSameState } from "../money/gst-states";
import { kilograms, kilogramsFromTonnes } from "../money/kilograms";
import { paise, paiseFromRupees, rupeesFromPaise, sumPaise, zeroPaise } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { calculateReceivable } from "./receivable";

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(paise);
const rate = fc.constantFrom(0, 5, 12, 18, 28, 40).map(basisPointsFromPercent);

describe("what a seller receives", () => {
  const order = {
    exPaise: paiseFromRupees(1_677_960),
    quantityKg: kilogramsFromTonnes(30),
    commissionPaise: paiseFromRupees(150),
    commissionGst: basisPointsFromPercent(18),
    freightAdvancePaise: paiseFromRupees(10_000),
  };

  it("deducts an included commission with its GST and adds the freight advance (R-181)", () => {
    const receivable = calculateReceivable({ ...order, commissionType: "include" });

    expect(rupeesFromPaise(receivable.commissionTotalPaise)).toBe(4_500);
    expect(rupeesFromPaise(receivable.commissionGstPaise)).toBe(810);
    expect(rupeesFromPaise(receivable.receivablePaise)).toBe(1_677_960 - 5_310 + 10_000);
  });

  it("deducts nothing when the commission is on the buyer side", () => {
    const receivable = calculateReceivable({ ...order, commissionType: "exclude" });

    expect(receivable.commissionTotalPaise).toBe(0);
    expect(rupeesFromPaise(receivable.receivablePaise)).toBe(1_687_960);
  });

  it("gives every paisa of the ex price to the seller, to the commission or to its tax", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), amount, rate, (exPaise, kg, each, gst) => {
        const receivable = calculateReceivable({
          exPaise,
          quantityKg: kilograms(kg),
          commissionType: "include",
          commissionPaise: paise(each % 1_000_000),
          commissionGst: gst,
          freightAdvancePaise: zeroPaise,
        });
        const parts = [receivable.receivablePaise, receivable.commissionTotalPaise, receivable.commissionGstPaise];

        expect(sumPaise(parts)).toBe(exPaise);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("GST on a document", () => {
  it.each([
    ["Maharashtra", "MAHARASHTRA ", true],
    ["Jammu & Kashmir", "Jammu and Kashmir", true],
    ["Orissa", "Odisha", true],
    ["Gujarat", "Maharashtra", false],
  ])("knows whether %p and %p are one state, however they are written: %p", (supplier, place, isOne) => {
    expect(isSameState(supplier, place)).toBe(isOne);
  });
});
