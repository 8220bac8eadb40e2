import type {
  CreditNote,
  DebitNote,
  PaperRegistration,
  SellerBill,
  SellerNote,
  TaxInvoice,
} from "@mandi/shared/contract/tax-invoice";
import type { FreightBill } from "@mandi/shared/contract/transporter/freight-bill";
import { type TradeSnapshots, tradePrefixes } from "./trade-paper";

/** The loading place of an invoice's goods, for the tax portal and not for the buyer. */
export interface Dispatch {
  /** The seller's. */
  readonly name: string;
  readonly line: string;
  readonly city: string;
  readonly pincode: string;
  readonly state: string;
}

/**
 * Everything that a document of each kind shows: it is drawn from its snapshot and nothing else. A snapshot of an invoice has
 * every field that rule 46 of the CGST rules asks for (docs/domain.md#papers).
 */
export interface Snapshots extends TradeSnapshots {
  /** The platform's, to the buyer. */
  readonly invoice: TaxInvoice & { readonly dispatch?: Dispatch };
  /** The seller's, to the platform; the seller brings its number. */
  readonly bill: SellerBill;
  /** The seller's credit note on their bill; the seller brings its number. */
  readonly "seller note": SellerNote;
  /** The platform's, to the buyer. */
  readonly "credit note": CreditNote;
  /** The platform's, to the buyer. */
  readonly "debit note": DebitNote;
  /** The carrier's, to the platform; the carrier brings its number. */
  readonly "freight bill": FreightBill;
  /** The platform's self-invoice for the bill of a carrier without a GSTIN, for the tax that it pays itself (rule 47A of the CGST rules). */
  readonly "self-invoice": SelfInvoice;
}

export type PaperKind = keyof Snapshots;

/** A bill under a number of the platform. */
export interface SelfInvoice extends FreightBill {
  /** The carrier's number. */
  readonly bill_number: string;
}

/** Documents that others issue to the platform under their own numbers. */
export type BroughtKind = "bill" | "seller note" | "freight bill";

/** What became known about a document after it was issued. */
export interface PaperEvents {
  /** The e-way bill that its vehicle got; null: the previous one was cancelled. */
  readonly ewb: { readonly number: string | null };
  /** The tax portal registered it, or cancelled the registration. */
  readonly irn: ({ readonly state: "registered" } & PaperRegistration) | { readonly state: "cancelled" };
  /** The note that corrects it. */
  readonly note: NoteOnPaper;
  /** What the buyer did about the GST of a credit note. */
  readonly "gst effect": { readonly state: "accepted" | "rejected" };
  /** It no longer counts; its number stays used. */
  readonly void: { readonly reason: string };
}

/** A note, as recorded on the document that it corrects. */
export interface NoteOnPaper {
  /** Number of the note. */
  readonly note: string;
  /** Whether it cancels the whole document. */
  readonly is_whole: boolean;
  /** The text of the person who made it: for the desk and, on their own bill, the seller. */
  readonly reason: string;
  readonly taken_by: "seller" | "desk";
}

/** Something that happened to a document. */
export type PaperEvent = {
  readonly [Event in keyof PaperEvents]: {
    readonly event: Event;
    readonly detail: PaperEvents[Event];
    readonly at: Date;
  };
}[keyof PaperEvents];

/** A document of a kind as it was issued, with its later events. */
export interface PaperOf<Kind extends PaperKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly number: string;
  readonly order_id: number | null;
  readonly shipment_id: number | null;
  /** The recipient; null for a document that is read on the page of its order or vehicle. */
  readonly party_id: number | null;
  readonly snapshot: Snapshots[Kind];
  readonly events: readonly PaperEvent[];
}

export type IssuedPaper = { readonly [Kind in PaperKind]: PaperOf<Kind> }[PaperKind];

/** Letters before year and number, of the kinds that the platform numbers. */
export const prefixes: Readonly<Record<Exclude<PaperKind, BroughtKind>, string>> = {
  invoice: "MI",
  "credit note": "MC",
  "debit note": "MD",
  "self-invoice": "MS",
  ...tradePrefixes,
};
