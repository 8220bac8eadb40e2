import { Enum, Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed, lineField, requiredLine } from "../field";
import { Day, Id, Instant } from "../wire";
import { deskInstant, deskPage, list, orNull, text, withReason } from "./field";

/** The state of a document's registration with the tax portal. */
const registrationStates = ["pending", "registered", "failed", "cancelled"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** `GET /desk/e-invoice`. */
export const DeskEInvoiceQuery = ObjectOf(
  { ...deskPage, state: Optional(Enum([...registrationStates], { message: "There is no such state" })) },
  closed,
);
export const deskEInvoice = {
  number: text,
  kind: text,
  order_id: orNull(text),
  date: Day,
  state: text,
  /** The portal's code, or `unfit`: the form cannot be filled from the document. */
  code: orNull(text),
  message: orNull(text),
  /** The last day on which the portal accepts it. */
  report_by: orNull(Day),
  acknowledged_at: orNull(Instant),
  irn: text,
  /** 1: the portal has been asked to cancel the registration, and has not answered. Additive. */
  is_cancelling: Optional(Integer({ minimum: 0, maximum: 1 })),
  /** 1: it stays registered: a note, an invoice with one, or one of a delivered vehicle. Additive. */
  is_final: Optional(Integer({ minimum: 0, maximum: 1 })),
};
export const DeskEInvoiceListAnswer = list(deskEInvoice);
export type DeskEInvoiceListAnswer = Static<typeof DeskEInvoiceListAnswer>;

/** `GET /desk/portal`. */
export const DeskPortalQuery = ObjectOf({ ...deskPage }, closed);
export const DeskPortalListAnswer = list({
  id: Id,
  /** What the portal is asked to do. */
  call: text,
  paper: text,
  state: text,
  attempts: Integer({ minimum: 0 }),
  code: orNull(text),
  message: orNull(text),
  made_at: Instant,
  next_at: Instant,
});
export type DeskPortalListAnswer = Static<typeof DeskPortalListAnswer>;

/** The desk's reads of this module. */
export const taxPortalReads = {
  "e-invoice list": {
    right: "look",
    path: "/desk/e-invoice",
    summary: "Documents that have to be registered with the tax portal, newest first",
    query: DeskEInvoiceQuery,
    answer: DeskEInvoiceListAnswer,
  },
  "portal list": {
    right: "books",
    path: "/desk/portal",
    summary: "Documents waiting for the tax portals or refused there, oldest first",
    query: DeskPortalQuery,
    answer: DeskPortalListAnswer,
  },
} as const;

/** Registration with the tax portals. */
export const taxPortalWrites = {
  "e-invoice retry": {
    right: "money",
    path: "/desk/e-invoice/:id/retry",
    summary: "Ask the portal once more to register a document that failed",
    body: withReason({}),
  },
  "e-invoice cancel": {
    right: "money",
    path: "/desk/e-invoice/:id/cancel",
    summary: "Cancel the registration of a document, within 24 hours",
    body: withReason({
      cause: Enum(["duplicate", "mistake", "order", "other"], { message: "Please give the cause" }),
    }),
  },
  "portal answer": {
    right: "money",
    path: "/desk/portal/:id/answer",
    summary: "Enter a portal's answer by hand; it is checked like one that came over the network",
    body: withReason({
      irn: Optional(
        StringOf({ pattern: "^[0-9A-Fa-f]{64}$", maxLength: 64, message: "An IRN has 64 letters and digits" }),
      ),
      ack_no: Optional(StringOf({ pattern: "^\\d{1,20}$", maxLength: 20, message: "Please enter digits only" })),
      signed_qr: Optional(lineField(4_000)),
      eway_bill: Optional(
        StringOf({ pattern: "^\\d{12}$", maxLength: 12, message: "The e-way bill number must be 12 digits" }),
      ),
      /** Of an e-way bill. */
      valid_until: Optional(deskInstant),
      at: Optional(deskInstant),
    }),
  },
  "portal refuse": {
    right: "money",
    path: "/desk/portal/:id/refuse",
    summary: "Enter a portal's refusal, with its code",
    body: withReason({
      code: requiredLine(20, "Please enter the portal's code"),
      message: requiredLine(300, "Please enter the portal's message"),
    }),
  },
} as const;
