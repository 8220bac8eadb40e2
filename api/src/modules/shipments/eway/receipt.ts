import { laterDay } from "@mandi/shared/format/days";
import type { ShipmentRow } from "../shipment.store";

/**
 * Number and day of a vehicle's transport receipt for the portal; the number is empty while it has none. A receipt that was written
 * before the invoice goes with the day of the invoice, because the portal takes no earlier one (docs/decisions/0270).
 */
export function receiptOf(
  { receipt_number, receipt_on }: Pick<ShipmentRow, "receipt_number" | "receipt_on">,
  invoiceDay: string,
) {
  return { number: receipt_number ?? "", day: laterDay(receipt_on ?? invoiceDay, invoiceDay) };
}
