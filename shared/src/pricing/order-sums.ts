import { kilogramsFromTonnes } from "../money/kilograms";
import { minPaise, negatePaise, type Paise, paiseFromRupees, subtractPaise, sumPaise } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { roundLine } from "../money/rounding";
import { gstInside, gstOf } from "./taxed-paper";

/** An entry that settled a part of an order, as on the wire (`Settlement` of the contract). */
interface SettledPart {
  readonly kind: string;
  readonly transaction_id: string;
  readonly at: string;
  readonly text: string;
  readonly amount: number;
}

/** A line of a money table, signed. A total is the previous total plus the lines since. */
export interface SumLine<Name extends string> {
  readonly name: Name;
  readonly amountPaise: Paise;
  readonly isTotal: boolean;
  /** The entries that make up the line, where the answer contains them. */
  readonly parts?: readonly SettledPart[];
}

/** What settles a price: only `paid` is money that was paid. */
type SettledName = "paperDifference" | "noted" | "paid" | "deducted";

export type BuyerSumName =
  | "exPrice"
  | "freight"
  | "forPrice"
  | "cancelled"
  | "kept"
  | SettledName
  | "due"
  | "later"
  | "reported"
  | "payable";

/** An order's money as on the wire, in rupees. */
interface OrderMoney {
  readonly status: string;
  readonly ex_price: number;
  readonly for_price: number;
  readonly paper_difference: number;
  readonly paid_amount: number;
  readonly due_amount: number;
  readonly tds_amount?: number;
  readonly noted_amount?: number;
  readonly settlements?: readonly SettledPart[];
  /** Set where the consignee pays the freight to the carrier. */
  readonly freight_to_pay?: object | null;
}

/** What the buyer has to pay now, and what their transfers under check come to. */
interface PayableNow {
  readonly payable_now?: number;
  readonly reported_amount?: number;
}

/**
 * The buyer's lines, from the price to the amount due, and on to what is payable now: what is not invoiced is due
 * later, and what is reported is being checked. On the wire `paid_amount` includes deducted tax, notes and the rounding of documents; here they are separate
 * lines. Zero lines are left out.
 */
export function buyerSums(order: OrderMoney & PayableNow): readonly SumLine<BuyerSumName>[] {
  const exPaise = paiseFromRupees(order.ex_price);
  const forPaise = paiseFromRupees(order.for_price);
  return [
    part("exPrice", exPaise),
    ...(order.freight_to_pay ? [] : [part("freight", subtractPaise(forPaise, exPaise))]),
    total("forPrice", forPaise),
    ...cancelledParts(order),
    ...settledParts(order),
    total("due", paiseFromRupees(order.due_amount)),
    ...payableParts(order),
  ];
}

export type SellerSumName =
  | "exFactory"
  | "freightAdvanced"
  | "commission"
  | "receivable"
  | "cancelled"
  | "kept"
  | SettledName
  | "due";

/**
 * The seller's lines, from the value of the goods to the receivable, which is `for_price` on a seller's order, and on
 * to what is due to them. What settles it stands in separate lines, as for the buyer: where nobody has paid, nothing is
 * paid.
 */
export function sellerSums(
  order: OrderMoney & { readonly freight_advance_amount: number },
): readonly SumLine<SellerSumName>[] {
  const exPaise = paiseFromRupees(order.ex_price);
  const advancePaise = paiseFromRupees(order.freight_advance_amount);
  const receivablePaise = paiseFromRupees(order.for_price);
  return [
    part("exFactory", exPaise),
    ...partIfAny("freightAdvanced", advancePaise),
    ...partIfAny("commission", subtractPaise(receivablePaise, sumPaise([exPaise, advancePaise]))),
    total("receivable", receivablePaise),
    ...cancelledParts(order),
    ...settledParts(order),
    total("due", paiseFromRupees(order.due_amount)),
  ];
}

export type ExFactorySumName = "atBasicPrice" | "charges" | "gst" | "exFactory";

/** From the basic price times the quantity, by sizes, charges and GST, to the value of a seller's goods. */
export function exFactorySums(order: {
  readonly base_price: number;
  readonly total_quantity: number;
  readonly ex_price: number;
  readonly gst?: number;
}): readonly SumLine<ExFactorySumName>[] {
  const exPaise = paiseFromRupees(order.ex_price);
  const basicPaise = roundLine(paiseFromRupees(order.base_price), kilogramsFromTonnes(order.total_quantity));
  const gstPaise = gstOf(gstInside(exPaise, basisPointsFromPercent(order.gst ?? 0), false));
  return [
    part("atBasicPrice", basicPaise),
    ...partIfAny("charges", subtractPaise(exPaise, sumPaise([basicPaise, gstPaise]))),
    ...partIfAny("gst", gstPaise),
    total("exFactory", exPaise),
  ];
}

function settledBy({ settlements = [] }: Pick<OrderMoney, "settlements">, kind: string): readonly SettledPart[] {
  return settlements.filter((one) => one.kind === kind);
}

/** The invoiced part of what is due is payable now, less what transfers under check will pay of it. */
function payableParts({ due_amount, payable_now = 0, reported_amount = 0 }: OrderMoney & PayableNow) {
  if (due_amount <= 0 || payable_now >= due_amount || (payable_now <= 0 && reported_amount <= 0)) return [];
  const duePaise = paiseFromRupees(due_amount);
  const payablePaise = paiseFromRupees(payable_now);
  // A correction may have left less due than was reported.
  const reportedPaise = minPaise(paiseFromRupees(reported_amount), subtractPaise(duePaise, payablePaise));
  return [
    ...partIfAny("later", subtractPaise(sumPaise([payablePaise, reportedPaise]), duePaise)),
    ...partIfAny("reported", negatePaise(reportedPaise)),
    total("payable", payablePaise),
  ];
}

/** A cancelled order costs nothing any more; what was paid for it and not refunded is kept. */
function cancelledParts({ status, for_price, paid_amount, due_amount }: OrderMoney) {
  if (status !== "cancel") return [];
  const keptPaise = sumPaise([paiseFromRupees(paid_amount), paiseFromRupees(due_amount)]);
  return [part("cancelled", negatePaise(paiseFromRupees(for_price))), ...partIfAny("kept", keptPaise)];
}

/** The lines of what settles a price: `paid_amount` also includes the rounding of documents, deducted tax and notes. */
function settledParts(order: OrderMoney): readonly SumLine<SettledName>[] {
  const differencePaise = paiseFromRupees(order.paper_difference);
  const deductedPaise = paiseFromRupees(order.tds_amount ?? 0);
  const notedPaise = paiseFromRupees(order.noted_amount ?? 0);
  const settledPaise = sumPaise([paiseFromRupees(order.paid_amount), differencePaise]);
  const paidPaise = subtractPaise(settledPaise, sumPaise([deductedPaise, notedPaise]));
  return [
    ...partIfAny("paperDifference", differencePaise),
    ...partIfAny("noted", negatePaise(notedPaise), settledBy(order, "note")),
    part("paid", negatePaise(paidPaise), settledBy(order, "payment")),
    ...partIfAny("deducted", negatePaise(deductedPaise), settledBy(order, "tax")),
  ];
}

function part<Name extends string>(name: Name, amountPaise: Paise, parts: SumLine<Name>["parts"] = []): SumLine<Name> {
  return { name, amountPaise, isTotal: false, ...(parts.length > 0 && { parts }) };
}

function partIfAny<Name extends string>(
  name: Name,
  amountPaise: Paise,
  parts: SumLine<Name>["parts"] = [],
): readonly SumLine<Name>[] {
  return amountPaise === 0 && parts.length === 0 ? [] : [part(name, amountPaise, parts)];
}

function total<Name extends string>(name: Name, amountPaise: Paise): SumLine<Name> {
  return { name, amountPaise, isTotal: true };
}
