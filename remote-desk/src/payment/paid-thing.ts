import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { payment } from "@mandi/shared/messages/desk-payment";
import { paidPaper } from "./paid-paper";

type Paid = Pick<DeskPayment, "quotation" | "order" | "invoice" | "invoice_kind"> & { readonly purpose: string };

/** What a transfer pays: a booking amount, an order with its invoice, the credit in use or the cash wallet. */
export function paidThing({ purpose, quotation, order, invoice = null, invoice_kind }: Paid): string {
  if (purpose === "booking") return payment.paysBooking(quotation ?? "");
  if (purpose === "credit repayment") return payment.paysCredit;
  if (order === null) return payment.paysWallet;
  return invoice === null ? payment.paysOrder(order) : payment.paysInvoice(paidPaper(invoice, invoice_kind), order);
}
