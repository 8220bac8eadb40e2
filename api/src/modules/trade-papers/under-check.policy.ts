import { maxPaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";

/** A transfer under check; one that names no invoice may pay any of them. */
interface Transfer {
  readonly invoiceId: number | null;
  readonly amountPaise: Paise;
}

/** What a buyer can still pay for an order beside its transfers under check; nothing while one of them names no invoice. */
export function restToPay(duePaise: Paise, transfers: readonly Transfer[]): Paise {
  if (transfers.some(({ invoiceId }) => invoiceId === null)) return zeroPaise;
  return maxPaise(zeroPaise, subtractPaise(duePaise, sumPaise(transfers.map(({ amountPaise }) => amountPaise))));
}

/** The invoices that a buyer can still pay, each with what is due for it and not under check. */
export function invoicesToPay<Invoice extends { readonly id: number; readonly duePaise: Paise }>(
  invoices: readonly Invoice[],
  transfers: readonly Transfer[],
): readonly Invoice[] {
  return invoices.flatMap((invoice) => {
    const own = transfers.filter(({ invoiceId }) => invoiceId === invoice.id);
    const duePaise = subtractPaise(invoice.duePaise, sumPaise(own.map(({ amountPaise }) => amountPaise)));
    return duePaise > 0 ? [{ ...invoice, duePaise }] : [];
  });
}
