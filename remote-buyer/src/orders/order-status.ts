/** Statuses in which the final amount is still to come after the invoice. */
const beforeDelivery: ReadonlySet<string> = new Set(["pending", "confirm", "vehicle booked", "loading"]);

export function awaitsFinalPayment(status: string): boolean {
  return beforeDelivery.has(status);
}
