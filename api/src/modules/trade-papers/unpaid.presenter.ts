import type { UnpaidInvoice as SentInvoice, UnpaidItem as SentItem, UnpaidAnswer } from "@mandi/shared/contract/unpaid";
import { rupeesFromPaise, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import { onPage, type PageQuery, presentPage, windowOf } from "../../platform/routes/paging";
import type { UnpaidInvoice, UnpaidItem, UnpaidOfBuyer } from "./unpaid-of-buyer.service";

/** The invoices and debit notes that a buyer can still pay, each with what is due for it and not under check. */
export function presentInvoicesToPay(invoices: readonly UnpaidInvoice[]): SentInvoice[] {
  const left = invoices.filter(({ restPaise }) => restPaise > 0);
  return left.map((invoice) => presentUnpaidInvoice({ ...invoice, duePaise: invoice.restPaise }));
}

/** An unpaid invoice or debit note for its buyer and the desk. */
function presentUnpaidInvoice({ kind, number, date, dueOn, duePaise }: UnpaidInvoice): SentInvoice {
  const note = kind === "debit note" ? ({ is_debit_note: 1 } as const) : {};
  return { number, date, due_on: dueOn, due: rupeesFromPaise(duePaise), ...note };
}

/** What a buyer owes for an invoice, or for an order beyond its invoices. */
export function presentUnpaidItem({ orderId, order, invoice, duePaise, restPaise }: UnpaidItem): SentItem {
  return {
    order_id: orderId,
    order,
    invoice: invoice && presentUnpaidInvoice(invoice),
    due: rupeesFromPaise(duePaise),
    is_under_check: restPaise < duePaise ? 1 : 0,
    reported: rupeesFromPaise(subtractPaise(duePaise, restPaise)),
  };
}

/** Lines in one answer when the client asks for no page. */
const unpaidAtMost = 50;

/** A page of what a buyer owes, and what all of it comes to. */
export function presentUnpaid(unpaid: UnpaidOfBuyer, query: PageQuery): UnpaidAnswer {
  const { items, allReportedPaise, bookingsPaise, quotationId } = unpaid;
  const window = windowOf(query, unpaidAtMost);
  const invoiced = items.filter(({ invoice }) => invoice !== null);
  const sumOf = (of: readonly UnpaidItem[]) => rupeesFromPaise(sumPaise(of.map(({ duePaise }) => duePaise)));
  return {
    ...presentPage(onPage(items, window).map(presentUnpaidItem), window.page, window.perPage, items.length),
    invoiced: sumOf(invoiced),
    reported: rupeesFromPaise(sumPaise(invoiced.map(({ duePaise, restPaise }) => subtractPaise(duePaise, restPaise)))),
    all_reported: rupeesFromPaise(allReportedPaise),
    later: sumOf(items.filter(({ invoice }) => invoice === null)),
    bookings: rupeesFromPaise(bookingsPaise),
    booking_quotation: quotationId,
  };
}
