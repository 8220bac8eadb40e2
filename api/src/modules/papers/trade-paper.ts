import type { InvoiceParty, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import type { AccountSide, TradePaperKind } from "@mandi/shared/contract/trade-paper";

/** The platform's receipt for a bank transfer from a buyer. */
export interface Receipt {
  readonly number: string;
  readonly date: string;
  readonly supplier: InvoiceParty;
  readonly recipient: InvoiceParty;
  readonly purpose: "booking" | "final" | "top-up" | "credit repayment";
  /** Number of the order; null for money without one. */
  readonly order: string | null;
  /** Number of the invoice that it names. Older receipts do not have it. */
  readonly paid_invoice?: string;
  /** Number of the debit note that it names instead. */
  readonly paid_note?: string;
  readonly utr: string;
  /** Day of the transfer, as reported by its payer. */
  readonly paid_on: string;
  readonly amount: number;
}

/** A bill of a seller or carrier, and how much of it a payment settles. */
export interface SettledBill {
  readonly number: string;
  readonly date: string;
  readonly total: number;
  /** Deducted at source on the bill. */
  readonly tds: number;
  /** Code of the law; null where nothing was deducted. */
  readonly tds_code: string | null;
  /** Number of the certificate of lower deduction that it went by. */
  readonly tds_certificate?: string;
  /** Deducted for claims: the seller's own notes, or lost goods that the carrier bears. Older advices do not have it. */
  readonly claims?: number;
  readonly paid: number;
}

/** What a carrier owed for an order, which came off a payment. */
export interface AdvisedSetOff {
  readonly order: string;
  /** The bill for which it was owed; null where there was none. */
  readonly bill: string | null;
  readonly amount: number;
}

/** What the platform paid to a seller or carrier, and for which bills. */
export interface PaymentAdvice {
  readonly number: string;
  readonly date: string;
  readonly supplier: InvoiceParty;
  readonly recipient: InvoiceParty;
  readonly side: "seller" | "transporter";
  readonly order: string;
  /** Number of its quotation. Older advices do not have it. */
  readonly quotation?: string;
  readonly utr: string;
  readonly bills: readonly SettledBill[];
  /** The part not covered by bills: freight of a vehicle whose bill is still to come, an advance that the seller gave the driver. */
  readonly on_account: number;
  /** What came off the sum of the bills; absent where nothing did. */
  readonly set_off?: readonly AdvisedSetOff[];
  /** What the bank paid. */
  readonly amount: number;
}

/** Goods with their tax, as an invoice shows them. */
type TaxedGoods = Pick<
  TaxInvoice,
  | "number"
  | "date"
  | "supplier"
  | "recipient"
  | "consignee"
  | "place_of_supply"
  | "lines"
  | "tax"
  | "goods_amount"
  | "freight"
  | "agent_freight"
  | "round_off"
  | "tax_rows"
  | "total"
> & { readonly order: string };

/** The amounts of a confirmed order before anything is loaded; it is not an invoice, and no tax follows from it. */
export interface Proforma extends TaxedGoods {
  readonly dispatch_on: string;
  /** What the buyer authorised by booking freight at cost. */
  readonly freight_terms?: string;
  /** What the buyer had paid by then. */
  readonly paid: number;
}

/** Goods that leave before their invoice (rule 55 of the CGST rules); the weight is that of the loading. */
export interface Challan extends TaxedGoods {
  readonly vehicle_number: string;
  readonly carrier: string;
  /** Why the invoice does not go along. */
  readonly reason: string;
  /** Present where the law requires an e-way bill for these goods. Older challans do not have it. */
  readonly needs_eway_bill?: 1;
}

/** A line of a statement of account. */
export interface StatementLine {
  readonly date: string;
  readonly text: string;
  readonly order: string;
  readonly debit: number;
  readonly credit: number;
  /** After the line. */
  readonly balance: number;
}

/** What a side of trades owed and paid in a period. For a buyer the balance is owed to the platform, for the others by it. */
export interface AccountStatement {
  readonly number: string;
  readonly date: string;
  readonly supplier: InvoiceParty;
  readonly recipient: InvoiceParty;
  readonly side: AccountSide;
  readonly first_day: string;
  readonly last_day: string;
  readonly opening: number;
  readonly lines: readonly StatementLine[];
  readonly closing: number;
  /**
   * What is open at the end, by days since it fell due; `until` is the last day of a range, null for the rest. A statement of
   * before 27 November 2026 has the ages at which nothing is open too, and shows them.
   */
  readonly ageing: readonly { readonly from: number; readonly until: number | null; readonly amount: number }[];
}

/** The content of documents other than invoices, by kind. */
export interface TradeSnapshots {
  readonly receipt: Receipt;
  readonly "payment advice": PaymentAdvice;
  readonly challan: Challan;
  readonly proforma: Proforma;
  readonly statement: AccountStatement;
}

/** Letters before year and number. */
export const tradePrefixes: Readonly<Record<TradePaperKind, string>> = {
  receipt: "MR",
  "payment advice": "MA",
  challan: "MH",
  proforma: "MP",
  statement: "MT",
};
