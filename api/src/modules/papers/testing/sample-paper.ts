import type { CreditNote, InvoiceParty, SellerBill, TaxInvoice } from "@mandi/shared/contract/tax-invoice";

/** GSTIN of the platform in these tests. */
export const gstin = "27AAACM1234A1Z8";

const platform: InvoiceParty = {
  name: "Mandi Trade Ltd",
  address: "14 Dana Bunder, Mumbai 400009",
  gst_number: gstin,
  state: "Maharashtra",
};
const buyer: InvoiceParty = {
  name: "Bharuch Fab Ltd",
  address: "GIDC 9, Bharuch 392001",
  gst_number: "24AABCB8765D1ZS",
  state: "Gujarat",
};

/** An invoice for nothing, which posts nothing. */
export function sampleSale(number: string): TaxInvoice {
  return {
    number,
    date: "2026-10-27",
    due_on: "2026-11-26",
    vehicle_id: 1,
    vehicle_number: "CG04AB1234",
    eway_bill: null,
    supplier: platform,
    recipient: buyer,
    consignee: buyer,
    place_of_supply: buyer.state,
    lines: [],
    tax: { gst: 18, taxable_amount: 0, cgst: 0, sgst: 0, utgst: 0, igst: 0 },
    goods_amount: 0,
    freight: 0,
    total: 0,
  };
}

/** A credit note for nothing, which posts nothing. */
export const sampleNote = {
  kind: "credit note",
  gstin,
  draw: (number: string, date: string): CreditNote => ({
    number,
    date,
    reason: "Correction of weight — भार",
    invoice: sampleSale("MI2627000001"),
  }),
} as const;

/** A bill of a seller under their own number. */
export function sampleBill(number: string): SellerBill {
  const { freight: _hidden, ...bill } = sampleSale(number);
  return { ...bill, supplier: buyer, recipient: platform };
}
