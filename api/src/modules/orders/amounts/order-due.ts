import { addPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { calculateDue } from "@mandi/shared/pricing/order-amounts";
import type { OrderRow } from "../order.store";

/** The amount by which invoices and notes of an order exceed quantity times price; zero for a cancelled one. */
export function paperDifferenceOf({
  status,
  paper_difference_paise,
}: Pick<OrderRow, "status" | "paper_difference_paise">): Paise {
  return status === "cancel" ? zeroPaise : paise(paper_difference_paise);
}

/** The amount by which the seller's bills of an order exceed the receivable; zero for a cancelled one. */
export function billDifferenceOf({
  status,
  bill_difference_paise,
}: Pick<OrderRow, "status" | "bill_difference_paise">): Paise {
  return status === "cancel" ? zeroPaise : paise(bill_difference_paise);
}

/**
 * What a buyer owes for an order now; negative when they are to get money back (docs/domain.md#prices). Nobody owes
 * anything for a cancelled order any more.
 */
export function dueOf(
  order: Pick<OrderRow, "status" | "for_paise" | "paper_difference_paise">,
  paidPaise: Paise,
): Paise {
  if (order.status === "cancel") return zeroPaise;
  return calculateDue(addPaise(paise(order.for_paise), paperDifferenceOf(order)), paidPaise);
}

/** What a seller is still owed for an order; zero for a cancelled one. */
export function sellerDueOf(
  order: Pick<OrderRow, "status" | "receivable_paise" | "bill_difference_paise">,
  paidPaise: Paise,
): Paise {
  if (order.status === "cancel") return zeroPaise;
  return subtractPaise(addPaise(paise(order.receivable_paise), billDifferenceOf(order)), paidPaise);
}

/** `paid_amount` of a seller: what they were paid and the round-off of their bills, so that for price less paid is the amount due. */
export function sellerSettledOf(order: Pick<OrderRow, "status" | "bill_difference_paise">, paidPaise: Paise): Paise {
  return subtractPaise(paidPaise, billDifferenceOf(order));
}

/** `paid_amount` of a buyer: what was paid and the round-off of the invoices, so that for price less paid is the amount due. */
export function settledOf(order: Pick<OrderRow, "status" | "paper_difference_paise">, paidPaise: Paise): Paise {
  return subtractPaise(paidPaise, paperDifferenceOf(order));
}
