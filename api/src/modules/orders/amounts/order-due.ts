import { type Paise, paise, zeroPaise } from "@mandi/shared/money/paise";
import { calculateDue } from "@mandi/shared/pricing/order-amounts";
import type { OrderRow } from "../order.store";

/**
 * What a buyer owes for an order now; negative when they are to get money back (docs/domain.md#prices). A cancelled order is over:
 * nobody owes for it any more.
 */
export function dueOf(order: Pick<OrderRow, "status" | "for_paise">, paidPaise: Paise): Paise {
  return order.status === "cancel" ? zeroPaise : calculateDue(paise(order.for_paise), paidPaise);
}
