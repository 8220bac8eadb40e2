import {
  Array as ArrayOf,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { SizeValue } from "./trade-document";
import { Day, Id, Rupees, Tonnes } from "./wire";

/** A party of an invoice, as it was when the invoice was made. `state` is empty where no tax number and no address names one. */
export const InvoiceParty = ObjectOf({
  name: StringOf(),
  address: StringOf(),
  gst_number: StringOf(),
  state: StringOf(),
});
export type InvoiceParty = Static<typeof InvoiceParty>;

/** Goods of one size. `per_unit_price` and `amount` contain the GST; `taxable_amount` does not. The taxable amounts add up to the invoice's. */
export const InvoiceLine = ObjectOf({
  description: StringOf(),
  value: ArrayOf(SizeValue),
  hsn: StringOf(),
  quantity: Tonnes,
  per_unit_price: Rupees,
  taxable_amount: Rupees,
  amount: Rupees,
});
export type InvoiceLine = Static<typeof InvoiceLine>;

/** GST of a document by head (part B5): the heads that do not apply are 0. */
export const TaxSplit = ObjectOf({
  /** In percent. */
  gst: NumberOf(),
  taxable_amount: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  utgst: Rupees,
  igst: Rupees,
});
export type TaxSplit = Static<typeof TaxSplit>;

/**
 * Everything an invoice's paper needs; one invoice stands for one loaded vehicle. To the buyer it is the platform's, from the
 * seller it is the bill to the platform, each on its own figures.
 */
export const TaxInvoice = ObjectOf({
  number: StringOf(),
  date: Day,
  due_on: Union([Day, Null()]),
  vehicle_id: Id,
  vehicle_number: StringOf(),
  eway_bill: Union([StringOf(), Null()]),
  supplier: InvoiceParty,
  recipient: InvoiceParty,
  /** Where the goods go. */
  consignee: InvoiceParty,
  /** The state whose tax it is. */
  place_of_supply: StringOf(),
  lines: ArrayOf(InvoiceLine),
  tax: TaxSplit,
  /** Goods with GST. */
  goods_amount: Rupees,
  /** Freight on the loaded quantity as agreed and as it changed; 0 on a seller's bill. */
  freight: Rupees,
  total: Rupees,
});
export type TaxInvoice = Static<typeof TaxInvoice>;
