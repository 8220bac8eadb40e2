import { tradeDay } from "../../../platform/clock";
import type { ShipmentRow } from "../shipment.store";

/** Number and day of a vehicle's transport receipt; empty and today while it has none. */
export function receiptOf({ receipt_number }: Pick<ShipmentRow, "receipt_number">, at: Date) {
  return { number: receipt_number ?? "", day: tradeDay(at) };
}
