import { type OrderStatus, orderStatuses } from "@mandi/shared/contract/trade-document";

/** The word on the pill: `cancel` reads cancelled there, and what is not known counts as delivered. */
export function shownStatus(status: string): OrderStatus {
  return orderStatuses.find((known) => known === status) ?? "delivered";
}

/** States in which the final amount is still to come after the invoice. */
const beforeDelivery: ReadonlySet<string> = new Set(["pending", "confirm", "vehicle booked", "loading"]);

export function awaitsFinalPayment(status: string): boolean {
  return beforeDelivery.has(status);
}
