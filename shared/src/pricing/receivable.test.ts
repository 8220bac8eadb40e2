import fc from "fast-check";
import { splitGst } from "../money/gst-split";
import { kilograms, kilogramsFromTonnes } from "../money/kilograms";
import { paise, paiseFromRupees, rupeesFromPaise, sumPaise, zeroPaise } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { calculateReceivable, splitTaxIncluded } from "./receivable";

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

  it("gives every paisa of the ex price either to the seller, to the commission or to its tax", () => {
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
  it("takes the tax out of an amount that contains it", () => {
    expect(splitTaxIncluded(paiseFromRupees(1_677_960), basisPointsFromPercent(18))).toEqual({
      netPaise: paiseFromRupees(1_422_000),
      taxPaise: paiseFromRupees(255_960),
    });
  });

  it.each([
    ["Maharashtra", "MAHARASHTRA ", { cgstPaise: 51, sgstPaise: 50, utgstPaise: 0, igstPaise: 0 }],
    ["Chandigarh", "chandigarh", { cgstPaise: 51, sgstPaise: 0, utgstPaise: 50, igstPaise: 0 }],
    ["Jammu & Kashmir", "Jammu and Kashmir", { cgstPaise: 51, sgstPaise: 50, utgstPaise: 0, igstPaise: 0 }],
    ["Orissa", "Odisha", { cgstPaise: 51, sgstPaise: 50, utgstPaise: 0, igstPaise: 0 }],
    ["Gujarat", "Maharashtra", { cgstPaise: 0, sgstPaise: 0, utgstPaise: 0, igstPaise: 101 }],
  ])("splits 1.01 between %p and %p", (supplier, place, expected) => {
    expect(splitGst(paise(101), supplier, place)).toEqual(expected);
  });

  it("loses nothing, whatever the tax, the rate and the states", () => {
    const state = fc.constantFrom("Delhi", "Ladakh", "Gujarat", "Lakshadweep", "Punjab");
    fc.assert(
      fc.property(amount, rate, state, state, (gross, gst, supplier, place) => {
        const { netPaise, taxPaise } = splitTaxIncluded(gross, gst);

        expect(sumPaise([netPaise, taxPaise])).toBe(gross);
        expect(sumPaise(Object.values(splitGst(taxPaise, supplier, place)))).toBe(taxPaise);
      }),
      { numRuns: 10_000 },
    );
  });
});
