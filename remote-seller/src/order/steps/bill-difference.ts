import type { ExpectedBill } from "@mandi/shared/contract/seller-order";
import { type Kilograms, kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import {
  addPaise,
  type Paise,
  paiseFromRupees,
  paisePerRupee,
  subtractPaise,
  sumPaise,
} from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { roundLine, roundTax } from "@mandi/shared/money/rounding";

/** How a total differs from the expected one, and by which of the usual mistakes. */
export interface BillDifference {
  /** Typed less expected. */
  readonly paise: Paise;
  readonly cause: "before GST" | "commission" | "planned weight" | "unknown";
}

/**
 * The difference between a typed total and the expected one; null where the server accepts it, up to a rupee.
 * @param plannedTonnes what the vehicle was to load
 */
export function billDifference(
  bill: ExpectedBill,
  typedRupees: number,
  plannedTonnes: number | undefined,
): BillDifference | null {
  const typed = paiseFromRupees(typedRupees);
  const difference = subtractPaise(typed, paiseFromRupees(bill.total));
  if (Math.abs(difference) <= paisePerRupee) return null;
  const isAbout = (other: Paise): boolean => Math.abs(typed - other) <= 2 * paisePerRupee;
  if (isAbout(paiseFromRupees(bill.tax.taxable_amount))) return { paise: difference, cause: "before GST" };
  const withCommission = addPaise(paiseFromRupees(bill.total), commissionOf(bill));
  if (bill.commission > 0 && isAbout(withCommission)) return { paise: difference, cause: "commission" };
  const planned = plannedTotal(bill, plannedTonnes);
  if (planned !== null && isAbout(planned)) return { paise: difference, cause: "planned weight" };
  return { paise: difference, cause: "unknown" };
}

/** The commission of the whole bill with its GST. */
export function commissionOf(bill: ExpectedBill): Paise {
  const perTonne = paiseFromRupees(bill.commission);
  return withGst(bill, sumPaise(bill.lines.map(({ quantity }) => roundLine(perTonne, kilogramsFromTonnes(quantity)))));
}

/** What one size would come to at a planned weight that is not the loaded one; null for several: how they were planned is not known here. */
function plannedTotal(bill: ExpectedBill, plannedTonnes: number | undefined): Paise | null {
  const [line, ...others] = bill.lines;
  if (line === undefined || others.length > 0 || plannedTonnes === undefined) return null;
  const planned: Kilograms = kilogramsFromTonnes(plannedTonnes);
  if (planned === kilogramsFromTonnes(line.quantity)) return null;
  return withGst(bill, roundLine(paiseFromRupees(line.rate), planned));
}

function withGst({ tax }: ExpectedBill, beforeGst: Paise): Paise {
  return addPaise(beforeGst, roundTax(beforeGst, basisPointsFromPercent(tax.gst)));
}
