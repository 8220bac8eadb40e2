import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { readPersonParty, readPlatformOf, readPlatformParty } from "../orders/invoice/invoice-parties.service";
import { addressedParty } from "../orders/invoice/tax-invoice";
import { readOrder } from "../orders/order.service";
import { issuePaper, readPaper } from "../papers/paper.service";
import type { Payment } from "../payments/payment.store";

/**
 * Issues the receipt of a bank transfer that the desk found. A payment from the wallet or on credit has none: money in the
 * wallet was received before, and credit is paid later (docs/decisions/0084-receipts-and-advices.md).
 */
export async function issueReceipt(tx: Db, payment: Payment, context: ActContext): Promise<void> {
  const { id: paymentId, payerId, purpose, orderId, invoiceId, amountPaise } = payment;
  const paid = invoiceId === null ? null : await readPaper(tx, invoiceId);
  const order = orderId === null ? null : await readOrder(tx, orderId);
  const supplier = order === null ? await readPlatformParty(tx) : await readPlatformOf(tx, order, tradeDay(context.at));
  const recipient = order === null ? await readPersonParty(tx, payerId) : addressedParty(order.billing_address);
  await issuePaper(
    tx,
    {
      kind: "receipt",
      gstin: supplier.gst_number,
      partyId: payerId,
      paymentId,
      ...(order !== null && { orderId: order.id }),
      draw: (number, date) => ({
        number,
        date,
        supplier,
        recipient,
        purpose,
        order: order?.number ?? null,
        ...(paid !== null && { [paid.kind === "debit note" ? "paid_note" : "paid_invoice"]: paid.number }),
        utr: payment.utr ?? "",
        paid_on: payment.paidOn ?? date,
        amount: rupeesFromPaise(amountPaise),
      }),
    },
    context,
  );
}
