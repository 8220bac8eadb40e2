import type { UnpaidInvoice as SentInvoice, UnpaidItem as SentItem } from "@mandi/shared/contract/unpaid";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { UnpaidInvoice, UnpaidItem } from "./unpaid-of-buyer.service";

/** An unpaid invoice for its buyer and the desk. */
export function presentUnpaidInvoice({ number, date, dueOn, duePaise }: UnpaidInvoice): SentInvoice {
  return { number, date, due_on: dueOn, due: rupeesFromPaise(duePaise) };
}

/** What a buyer owes for an invoice, or for an order beyond its invoices. */
export function presentUnpaidItem({ orderId, order, invoice, duePaise, isUnderCheck }: UnpaidItem): SentItem {
  return {
    order_id: orderId,
    order,
    invoice: invoice && presentUnpaidInvoice(invoice),
    due: rupeesFromPaise(duePaise),
    is_under_check: isUnderCheck ? 1 : 0,
  };
}
