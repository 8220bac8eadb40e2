import type { SentOrder } from "@mandi/shared/contract/order";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import { sumTonnes } from "@mandi/shared/money/kilograms";
import {
  maxPaise,
  minPaise,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  subtractPaise,
  sumPaise,
} from "@mandi/shared/money/paise";
import { wholeRupees } from "@mandi/shared/money/rounding";

type Row = SentOrder | ReceivedOrder;

/** What is due beside the transfers under check, which the act names. Less than they come to may be due: that is no refund yet. */
export function leftToPay(row: Row): number {
  const reported = "reported_amount" in row ? (row.reported_amount ?? 0) : 0;
  const due = paiseFromRupees(row.due_amount);
  return rupeesFromPaise(subtractPaise(due, minPaise(paiseFromRupees(reported), maxPaise(due, paise(0)))));
}

/** What the buyer has to pay now, in rupees; a seller never pays. */
export const payableOf = (row: Row): number => ("payable_now" in row ? (row.payable_now ?? 0) : 0);

/** The sums of what the rows that stand show, in MT and rupees, prices in whole ones: cancelled orders are left out. */
export function totalsOf(rows: readonly Row[]) {
  const standing = rows.filter(({ status }) => status !== "cancel");
  const sumOf = (figure: (row: Row) => number) =>
    rupeesFromPaise(sumPaise(standing.map((row) => paiseFromRupees(figure(row)))));
  return {
    tonnes: sumTonnes(standing.map(({ total_quantity }) => total_quantity)),
    due: sumOf(leftToPay),
    payable: sumOf((row) => wholeRupees(payableOf(row))),
    total: sumOf(({ for_price }) => wholeRupees(for_price)),
    count: standing.length,
  };
}
