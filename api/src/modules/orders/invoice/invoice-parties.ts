import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";

/** The two parties to an order's invoices that the order itself does not store. */
export interface InvoiceParties {
  readonly platform: InvoiceParty;
  readonly seller: InvoiceParty;
}
