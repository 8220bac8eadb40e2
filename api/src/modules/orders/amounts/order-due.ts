import { addPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { calculateDue } from "@mandi/shared/pricing/order-amounts";
import type { OrderRow } from "../order.store";

/** What the invoices and notes of an order come to beyond quantity times price; nothing for a cancelled one. */
export function paperDifferenceOf({
  status,
  paper_difference_paise,
}: Pick<OrderRow, "status" | "paper_difference_paise">): Paise {
  return status === "cancel" ? zeroPaise : paise(paper_difference_paise);
}

/** What the seller's bills of an order come to beyond the receivable; nothing for a cancelled one. */
export function billDifferenceOf({
  status,
  bill_difference_paise,
}: Pick<OrderRow, "status" | "bill_difference_paise">): Paise {
  return status === "cancel" ? zeroPaise : paise(bill_difference_paise);
}

/**
 * What a buyer owes for an order now; negative when they are to get money back (docs/domain.md#prices). A cancelled order is over:
 * nobody owes for it any more.
 */
export function dueOf(
  order: Pick<OrderRow, "status" | "for_paise" | "paper_difference_paise">,
  paidPaise: Paise,
): Paise {
  if (order.status === "cancel") return zeroPaise;
  return calculateDue(addPaise(paise(order.for_paise), paperDifferenceOf(order)), paidPaise);
}

/** What a seller is owed for an order now, less what they were paid; nothing for a cancelled one. */
export function sellerDueOf(
  order: Pick<OrderRow, "status" | "receivable_paise" | "bill_difference_paise">,
  paidPaise: Paise,
): Paise {
  if (order.status === "cancel") return zeroPaise;
  return subtractPaise(addPaise(paise(order.receivable_paise), billDifferenceOf(order)), paidPaise);
}

/** `paid_amount` of a seller: what they were paid, and the round-off of their bills, so that for price less paid is the due. */
export function sellerSettledOf(order: Pick<OrderRow, "status" | "bill_difference_paise">, paidPaise: Paise): Paise {
  return subtractPaise(paidPaise, billDifferenceOf(order));
}

/** `paid_amount` of a buyer: what was paid, and the round-off of the invoices, so that for price less paid is the due. */
export function settledOf(order: Pick<OrderRow, "status" | "paper_difference_paise">, paidPaise: Paise): Paise {
  return subtractPaise(paidPaise, paperDifferenceOf(order));
}
