import type { Order } from "@mandi/shared/contract/order";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";

/** Whether some of the goods are invoiced and others are not. */
export function isInvoicedPartly(order: Pick<Order, "invoices" | "total_quantity">): boolean {
  return (order.invoices ?? []).length > 0 && !isInvoicedWhole(order);
}

/**
 * Whether the valid invoices cover all goods of the order: from then on they determine its GST, each with its own
 * rounding.
 */
export function isInvoicedWhole({
  invoices = [],
  total_quantity,
}: Pick<Order, "invoices" | "total_quantity">): boolean {
  const invoicedKg = invoices
    .flatMap(({ lines }) => lines)
    .reduce((sum, { quantity }) => sum + kilogramsFromTonnes(quantity), 0);
  return invoicedKg > 0 && invoicedKg >= kilogramsFromTonnes(total_quantity);
}
