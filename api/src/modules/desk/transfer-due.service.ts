import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { readDue } from "../orders/amounts/order-payment.service";
import { readOrder } from "../orders/order.service";
import { readUnpaidOfOrder } from "../trade-papers/unpaid-of-buyer.service";

/** What is due now for what a transfer pays: an invoice or debit note, or else an order; null where it pays neither. */
export async function findDueOfTransfer(
  db: Db,
  { orderId, invoiceId }: { readonly orderId: number | null; readonly invoiceId: number | null },
): Promise<Paise | null> {
  if (orderId === null) return null;
  if (invoiceId === null) return (await readDue(db, await readOrder(db, orderId))).duePaise;
  const { invoices } = await readUnpaidOfOrder(db, orderId);
  return invoices.find(({ id }) => id === invoiceId)?.duePaise ?? zeroPaise;
}
