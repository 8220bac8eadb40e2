import { addPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { calculateDue } from "@mandi/shared/pricing/order-amounts";
import type { OrderRow } from "../order.store";

/**
 * What a buyer owes for an order now; negative when they are to get money back (docs/domain.md#prices). A cancelled order is over:
 * nobody owes for it any more.
 */
export function dueOf(
  order: Pick<OrderRow, "status" | "for_paise" | "paper_difference_paise">,
  paidPaise: Paise,
): Paise {
  if (order.status === "cancel") return zeroPaise;
  return calculateDue(addPaise(paise(order.for_paise), paise(order.paper_difference_paise)), paidPaise);
}

/** What a seller is owed for an order now, less what they were paid; nothing for a cancelled one. */
export function sellerDueOf(
  order: Pick<OrderRow, "status" | "receivable_paise" | "bill_difference_paise">,
  paidPaise: Paise,
): Paise {
  if (order.status === "cancel") return zeroPaise;
  return subtractPaise(paise(order.receivable_paise + order.bill_difference_paise), paidPaise);
}

/** `paid_amount` of a seller: what they were paid, and the round-off of their bills, so that for price less paid is the due. */
export function sellerSettledOf(order: Pick<OrderRow, "status" | "bill_difference_paise">, paidPaise: Paise): Paise {
  if (order.status === "cancel") return paidPaise;
  return subtractPaise(paidPaise, paise(order.bill_difference_paise));
}

/** `paid_amount` of a buyer: what was paid, and the round-off of the invoices, so that for price less paid is the due. */
export function settledOf(order: Pick<OrderRow, "status" | "paper_difference_paise">, paidPaise: Paise): Paise {
  if (order.status === "cancel") return paidPaise;
  return subtractPaise(paidPaise, paise(order.paper_difference_paise));
}
