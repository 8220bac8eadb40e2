import type { CreditNote, InvoiceParty, TaxInvoice } from "../../contract/tax-invoice";

const platform: InvoiceParty = {
  name: "Mandi Exchange Private Limited",
  address: "Siltara Road, Raipur 493111",
  gst_number: "22AAKCM7304E1ZT",
  state: "Chhattisgarh",
};
const buyer: InvoiceParty = {
  name: "Agrawal Traders",
  address: "Wardha Road, Nagpur 440010",
  gst_number: "27AAPFA0939F1ZF",
  state: "Maharashtra",
};

/** The platform's invoice of a vehicle between two states. */
export function anInvoice(change: Partial<TaxInvoice> = {}): TaxInvoice {
  return {
    number: "MI2627000002",
    date: "2026-10-28",
    due_on: "2026-11-12",
    vehicle_id: 1,
    vehicle_number: "CG04LT7723",
    eway_bill: null,
    supplier: platform,
    recipient: buyer,
    consignee: { ...buyer, name: "Agrawal Traders, Butibori yard" },
    place_of_supply: "Maharashtra",
    lines: [
      {
        description: "MS Billet",
        value: [{ name: "Order size", value: "100", unit: { short_name: "mm" } }],
        hsn: "72071920",
        quantity: 29.84,
        per_unit_price: 49678,
        taxable_amount: 1256264,
        amount: 1482391.52,
      },
    ],
    tax: { gst: 18, taxable_amount: 1256264, cgst: 0, sgst: 0, utgst: 0, igst: 226127.52 },
    goods_amount: 1482391.52,
    freight: 52518.4,
    total: 1482391.52,
    ...change,
  };
}

/** The credit note that cancelled another invoice of the same vehicle. */
export function aCreditNote(change: Partial<CreditNote> = {}): CreditNote {
  return {
    number: "MC2627000001",
    date: "2026-10-28",
    reason: "Correction of weight",
    invoice: anInvoice({ number: "MI2627000001", date: "2026-10-27" }),
    ...change,
  };
}
