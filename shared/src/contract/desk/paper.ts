import { Enum, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, requiredText, textField } from "../field";
import { StatementBody, TradePaperRow, tradePaperKinds } from "../trade-paper";
import { deskPage, list, namedVehicle, text, withReason } from "./field";

/** Documents that the desk reads: those beside invoices, and those of the GST law. */
export const deskPaperKinds = [
  ...tradePaperKinds,
  ...(["invoice", "credit note", "debit note", "bill", "freight bill", "self-invoice"] as const),
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
