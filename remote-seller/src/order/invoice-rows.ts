import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import type { SellerBill, TakenBackBill } from "@mandi/shared/contract/tax-invoice";

/** An invoice of the seller with its possible actions. */
export type InvoiceRow =
  | { readonly kind: "taken back"; readonly bill: SellerBill; readonly takenBack: TakenBackBill }
  | { readonly kind: "active"; readonly bill: SellerBill; readonly correctedBy: "seller" | "desk" | null };

/** The invoices of an order, those that were cancelled first. */
export function invoiceRows({ invoices = [], taken_back = [], vehicles }: SellerOrder): readonly InvoiceRow[] {
  return [
    ...taken_back.map((takenBack): InvoiceRow => ({ kind: "taken back", bill: takenBack.bill, takenBack })),
    ...invoices.map((bill): InvoiceRow => {
      const vehicle = vehicles.find(({ id }) => id === bill.vehicle_id);
      return { kind: "active", bill, correctedBy: vehicle?.invoice_corrected_by ?? null };
    }),
  ];
}
