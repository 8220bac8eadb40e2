import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";

/** The two parties of an order's invoices that the order itself does not hold. */
export interface InvoiceParties {
  readonly platform: InvoiceParty;
  readonly seller: InvoiceParty;
}
