import type { NotePart, SellerBill } from "@mandi/shared/contract/tax-invoice";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { roundPart, roundToRupee } from "@mandi/shared/money/rounding";
import { gstOf, gstOn } from "@mandi/shared/pricing/taxed-paper";

/** The cost to the platform of goods that were lost on the road. */
export interface LostGoods {
  /** GST on their purchase, for which credit is no longer available (section 17(5)(h) of the CGST Act). */
  readonly creditPaise: Paise;
  /** What the carrier bears: purchase and lost credit, in whole rupees. It is damages, so without GST. */
  readonly recoveryPaise: Paise;
}

/** The weight that a note credits to the buyer, at the price that the seller's bill of the same vehicle charged for it. */
export function lostGoods({ lines }: NotePart, bill: SellerBill): LostGoods {
  const isInState = bill.tax.igst === 0;
  const rate = basisPointsFromPercent(bill.tax.gst);
  const costs = lines.map(({ position, quantity }) => {
    const bought = bill.lines[position - 1];
    if (bought === undefined) throw new Error(`Bill ${bill.number} has no line ${position}`);
    const whole = kilogramsFromTonnes(bought.quantity);
    return roundPart(paiseFromRupees(bought.taxable_amount), kilogramsFromTonnes(quantity), whole);
  });
  const creditPaise = sumPaise(costs.map((cost) => gstOf(gstOn(cost, rate, isInState))));
  return { creditPaise, recoveryPaise: roundToRupee(addPaise(sumPaise(costs), creditPaise)) };
}
