import { tradeDay } from "../../../platform/clock";
import type { ShipmentRow } from "../shipment.store";

/** Number and day of a vehicle's transport receipt; empty while it has none, and today while its day is unknown. */
export function receiptOf(
  { receipt_number, receipt_on }: Pick<ShipmentRow, "receipt_number" | "receipt_on">,
  at: Date,
) {
  return { number: receipt_number ?? "", day: receipt_on ?? tradeDay(at) };
}
