import { Array as ArrayOf, Enum, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, requiredText, textField } from "../field";
import { StatementBody, TradePaper, TradePaperRow, tradePaperKinds } from "../trade-paper";
import { Day, Id, Instant, Rupees } from "../wire";
import { deskEwayBill } from "./eway-bill";
import { deskPage, list, namedVehicle, orNull, text, withReason } from "./field";
import { deskEInvoice } from "./tax-portal";

/** Documents that the desk reads: those beside invoices, and those of the GST law. */
export const deskPaperKinds = [
  ...tradePaperKinds,
  ...(["invoice", "credit note", "debit note", "bill", "seller note", "freight bill", "self-invoice"] as const),
] as const;
export type DeskPaperKind = (typeof deskPaperKinds)[number];

/** `GET /desk/paper`. */
export const DeskPaperQuery = ObjectOf(
  {
    ...deskPage,
    kind: Optional(Enum([...deskPaperKinds], { message: "There is no such document" })),
    /** Number of the document or of its order, or the phone of its recipient or issuer. */
    search: Optional(textField(60)),
  },
  closed,
);
export const DeskPaperListAnswer = list({
  ...TradePaperRow.properties,
  party: text,
  /** Of a credit note: `waiting`, `accepted` or `rejected` by the buyer, who has to reverse its GST credit. */
  gst_effect: Optional(text),
});
export type DeskPaperListAnswer = Static<typeof DeskPaperListAnswer>;

/** What a document is to another one of its order. */
export type PaperRelation = "corrects" | "corrected by" | "pays" | "paid by" | "same vehicle";

/** Where a document stands: no longer counting (`void` or `cancelled` by a note), or by what it still asks the buyer for. */
export type PaperState = "void" | "cancelled" | "credited" | "paid" | "due" | "overdue" | "issued";

/** What can become known about a document after it was issued. */
export type PaperEventName =
  | "e-way bill"
  | "e-way bill cancelled"
  | "registered"
  | "registration cancelled"
  | "noted"
  | "cancelled by note"
  | "accepted"
  | "rejected"
  | "void";

/** `GET /desk/paper/:id`: a document laid out as it was issued, and what became of it. Additive. */
export const DeskPaperShowAnswer = ObjectOf({
  data: ObjectOf({
    ...TradePaper.properties,
    /** Its recipient or issuer; empty where it has none. */
    party: text,
    party_phone: orNull(text),
    gst_effect: Optional(text),
    /** A `PaperState`; a plain text, like those below, so that an older area accepts one that it does not know. */
    state: text,
    issued_at: Instant,
    /** Null for the clock. */
    issued_by: orNull(text),
    vehicle: orNull(text),
    /** Where a carrier's bill is decided. */
    freight_bill_id: orNull(Id),
    /** Of an invoice or debit note that asks its buyer for money; the amount less the other four is what transfers and wallets paid. */
    money: orNull(
      ObjectOf({
        asked: Rupees,
        credited: Rupees,
        /** Deducted at source, as its buyer reported for this document. */
        tds: Rupees,
        paid: Rupees,
        due: Rupees,
        /** Of `due`, what transfers under check will pay. */
        reported: Rupees,
        due_on: Day,
      }),
    ),
    /** Other documents of the order, each with what this one is to it: a `PaperRelation`. */
    related: ArrayOf(ObjectOf({ id: Id, kind: text, number: text, date: Day, amount: Rupees, relation: text })),
    e_invoice: orNull(ObjectOf(deskEInvoice)),
    eway_bills: ArrayOf(ObjectOf(deskEwayBill)),
    /** A `PaperEventName` with its number, cause or reason; oldest first. */
    events: ArrayOf(ObjectOf({ at: Instant, event: text, what: text })),
  }),
});
export type DeskPaperShowAnswer = Static<typeof DeskPaperShowAnswer>;

/** The desk's reads of documents. */
export const paperReads = {
  "paper list": {
    right: "look",
    path: "/desk/paper",
    summary:
      "Invoices, notes, bills and the documents beside them, newest first; of one kind, number, order or party, or all",
    query: DeskPaperQuery,
    answer: DeskPaperListAnswer,
  },
  "paper show": {
    right: "look",
    path: "/desk/paper/:id",
    summary: "A document as it was issued, with what was paid, corrected and registered since, by its key or number",
    query: ObjectOf({}, closed),
    answer: DeskPaperShowAnswer,
  },
} as const;

/** Documents that the desk issues. */
export const paperWrites = {
  "order challan": {
    right: "trade",
    path: "/desk/order/:id/challan",
    summary: "Issue the delivery challan of a loaded vehicle that has to leave before its invoice",
    // The reason is for the desk; the document shows the cause.
    body: withReason({
      vehicle_id: namedVehicle,
      cause: requiredText(200, "Please say why the invoice cannot accompany the goods"),
    }),
  },
  "user statement": {
    right: "money",
    path: "/desk/user/:id/statement",
    summary: "Issue a statement of a person's account over past months",
    body: withReason(StatementBody.properties),
  },
} as const;
