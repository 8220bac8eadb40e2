import { type Paise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { readDue } from "../orders/amounts/order-payment.service";
import { readOrder } from "../orders/order.service";
import { readUnpaidOfOrder } from "../trade-papers/unpaid-of-buyer.service";

/** What a transfer pays: an invoice or debit note of an order, an order, or neither. */
interface PaidByTransfer {
  readonly orderId: number | null;
  readonly invoiceId: number | null;
}

/** What is due now for what a transfer pays: an invoice or debit note, or else an order; null where it pays neither. */
export async function findDueOfTransfer(db: Db, { orderId, invoiceId }: PaidByTransfer): Promise<Paise | null> {
  if (orderId === null) return null;
  if (invoiceId === null) return (await readDue(db, await readOrder(db, orderId))).duePaise;
  const { invoices } = await readUnpaidOfOrder(db, orderId);
  return invoices.find(({ id }) => id === invoiceId)?.duePaise ?? zeroPaise;
}

/** Of it, what documents ask for now, whatever is under check: an invoice or debit note, or all those of an order. */
export async function readAskedNow(db: Db, orderId: number, invoiceId: number | null): Promise<Paise> {
  const { invoices } = await readUnpaidOfOrder(db, orderId);
  return sumPaise(invoices.filter(({ id }) => invoiceId === null || id === invoiceId).map(({ duePaise }) => duePaise));
}
