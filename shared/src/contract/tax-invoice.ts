import {
  Array as ArrayOf,
  Enum,
  Integer,
  Literal,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { FreightAmount, SizeValue } from "./trade-document";
import { Day, Id, Instant, Rupees, Tonnes } from "./wire";

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

/** GST of a document by head (docs/domain.md#prices): the heads that do not apply are 0. */
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

/** Everything that an invoice shows; one invoice covers one loaded vehicle. */
const invoiceFields = {
  number: StringOf(),
  /** Number of the order; missing from documents issued before it was added. */
  order: Optional(StringOf()),
  date: Day,
  due_on: Union([Day, Null()]),
  vehicle_id: Id,
  vehicle_number: StringOf(),
  eway_bill: Union([StringOf(), Null()]),
  supplier: InvoiceParty,
  recipient: InvoiceParty,
  /** Where the goods go. */
  consignee: InvoiceParty,
  /** The state that the tax goes to. */
  place_of_supply: StringOf(),
  lines: ArrayOf(InvoiceLine),
  tax: TaxSplit,
  /** The lines with GST. */
  goods_amount: Rupees,
  total: Rupees,
};

/** The tax portal's registration of a document of the platform. */
export const PaperRegistration = ObjectOf({
  /** Invoice reference number. */
  irn: StringOf(),
  ack_no: StringOf(),
  ack_at: Instant,
  /** Content of the QR code on the document, signed by the portal. */
  signed_qr: StringOf(),
});
export type PaperRegistration = Static<typeof PaperRegistration>;

/** A certificate of lower deduction of the invoice's supplier. */
export const LowerDeduction = ObjectOf({
  certificate: StringOf(),
  /** Percent. */
  rate: NumberOf(),
  last_day: StringOf(),
});
export type LowerDeduction = Static<typeof LowerDeduction>;

/** The platform's invoice to the buyer, with the freight of the loaded quantity as agreed and as it changed. */
export const TaxInvoice = ObjectOf({
  ...invoiceFields,
  /** Before GST, in the taxable amount. */
  freight: Rupees,
  /** Present where the consignee pays the freight to the carrier. */
  is_freight_to_pay: Optional(Literal(1)),
  /** Present where the freight is recovered at cost (rule 33): outside the taxable value and the total, before GST. */
  agent_freight: Optional(FreightAmount),
  /** Our certificate of lower deduction that the buyer goes by, where there was one on its day. */
  lower_deduction: Optional(LowerDeduction),
  /** The amount that rounds the total to the rupee, signed. Additive, like `tax_rows`. */
  round_off: Optional(Rupees),
  /** The rows of the tax law that were applied. */
  tax_rows: Optional(ArrayOf(Id)),
  /** Absent while it is not registered. */
  registration: Optional(PaperRegistration),
});
export type TaxInvoice = Static<typeof TaxInvoice>;

/** The seller's bill to the platform, at the seller's own prices and without freight (docs/domain.md#who-sees-what). */
export const SellerBill = ObjectOf({
  ...invoiceFields,
  /** The amount that rounds the total to the rupee, signed. Additive, like `tax_rows`. */
  round_off: Optional(Rupees),
  /** The rows of the tax law that were applied. */
  tax_rows: Optional(ArrayOf(Id)),
});
export type SellerBill = Static<typeof SellerBill>;

/** Why an invoice is cancelled, as printed on its credit note. */
export const invoiceCorrections = [
  "Correction of weight",
  "Correction of sizes",
  "Correction of invoice number",
  "Correction of invoice date",
  "Other correction",
] as const;
export const InvoiceCorrection = Enum([...invoiceCorrections]);
export type InvoiceCorrection = (typeof invoiceCorrections)[number];

/** The possible causes of a note over a part of an invoice. */
export const noteCauses = ["weight", "rate", "freight", "quality"] as const;
export type NoteCause = (typeof noteCauses)[number];

/** A line of an invoice as a note corrects it; `quantity` is 0 where only the amount changes. */
export const NoteLine = ObjectOf({
  ...InvoiceLine.properties,
  /** Its position on the invoice, from 1. */
  position: Integer({ minimum: 1 }),
});
export type NoteLine = Static<typeof NoteLine>;

/** What a note covers, in the figures of the invoice that it corrects. */
export const NotePart = ObjectOf({
  /** One of `noteCauses`; a plain text, so that an older area accepts one that it does not know. */
  cause: StringOf(),
  lines: ArrayOf(NoteLine),
  tax: TaxSplit,
  goods_amount: Rupees,
  freight: Rupees,
  /** The amount that rounds the total to the rupee, signed. */
  round_off: Rupees,
  total: Rupees,
});
export type NotePart = Static<typeof NotePart>;

const noteFields = {
  number: StringOf(),
  date: Day,
  /** The reason on the document, as text, so that an older area can show one that it does not know. */
  reason: StringOf(),
  /** The invoice as it was issued. */
  invoice: TaxInvoice,
  /** Of the note; absent while it is not registered. */
  registration: Optional(PaperRegistration),
};

/** The document by which the platform credits an invoice, whole or in part (rule 53 of the CGST rules). */
export const CreditNote = ObjectOf({
  ...noteFields,
  /** Absent: the whole invoice is credited. */
  part: Optional(NotePart),
});
export type CreditNote = Static<typeof CreditNote>;

/** The document by which the platform charges more than an invoice did (rule 53 of the CGST rules). */
export const DebitNote = ObjectOf({
  ...noteFields,
  part: NotePart,
  /** The day by which it has to be paid. Absent on older notes, which are owed with their order. */
  due_on: Optional(Day),
});
export type DebitNote = Static<typeof DebitNote>;

/** The seller's credit note over a part of their bill, as the desk entered it from their document. */
export const SellerNote = ObjectOf({
  number: StringOf(),
  date: Day,
  /** A plain text, so that an older area accepts one that it does not know. */
  reason: StringOf(),
  supplier: InvoiceParty,
  /** The bill as it was issued. */
  bill: SellerBill,
  part: NotePart,
  /** Of its registration; null where it has none. */
  irn: Union([StringOf(), Null()]),
});
export type SellerNote = Static<typeof SellerNote>;

/** A bill that was cancelled, as its seller sees it. */
export const TakenBackBill = ObjectOf({
  bill: SellerBill,
  taken_back_at: Instant,
  /** 1: the seller cancelled it, 0: the desk did. */
  is_mine: Integer({ minimum: 0, maximum: 1 }),
  reason: StringOf(),
});
export type TakenBackBill = Static<typeof TakenBackBill>;
