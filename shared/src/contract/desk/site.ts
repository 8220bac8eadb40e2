import { Enum, Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed, requiredText, textField } from "../field";
import { Id, Instant } from "../wire";
import { deskPage, list, orNull, text, withReason } from "./field";
import { readVersion } from "./news";

const inboxFields = {
  kind: Enum(["enquiry", "message"]),
  id: Id,
  name: text,
  phone: text,
  email: text,
  text,
  created_at: Instant,
};

/** `GET /desk/inbox`: enquiries and contact messages that have not been answered. */
export const DeskInboxAnswer = list(inboxFields);

/** The number of an enquiry or a message in the queue: E3, M2. */
export const InboxParams = ObjectOf({ id: StringOf({ pattern: "^[EM][1-9][0-9]{0,14}$", maxLength: 16 }) }, closed);

/** `GET /desk/inbox/:id`: an enquiry or a message, answered or not. What the form did not ask for is empty. */
export const DeskInboxItemAnswer = ObjectOf({
  data: ObjectOf({
    ...inboxFields,
    company: text,
    gstin: text,
    brand: text,
    requirement: text,
    place: text,
    /** When the desk marked it as answered. */
    handled_at: orNull(Instant),
  }),
});
export type DeskInboxItemAnswer = Static<typeof DeskInboxItemAnswer>;

/** `GET /desk/text`, `GET /desk/template`. */
export const DeskTextListAnswer = list({
  key: text,
  value: text,
  /** Additive. 1: the value has mark-up. */
  is_html: Integer({ minimum: 0, maximum: 1 }),
  version: text,
});
export type DeskText = Static<typeof DeskTextListAnswer>["data"][number];
export const DeskTemplateListAnswer = list({
  kind: text,
  text,
  is_own: Integer(),
  /** Additive. The product's default text: a new one has the same placeholders in braces. */
  standard: text,
  version: text,
});
export type DeskTemplate = Static<typeof DeskTemplateListAnswer>["data"][number];

/** `GET /desk/outbox`: messages that could not be sent. */
export const DeskOutboxAnswer = list({
  id: Id,
  phone: text,
  text,
  attempts: Integer(),
  last_error: orNull(text),
  created_at: Instant,
});

/** The desk's reads of this module. */
export const siteReads = {
  inbox: {
    right: "look",
    path: "/desk/inbox",
    summary: "Enquiries and messages that nobody has answered",
    query: ObjectOf(deskPage, closed),
    answer: DeskInboxAnswer,
  },
  "inbox show": {
    right: "look",
    path: "/desk/inbox/:id",
    summary: "An enquiry (E3) or a contact message (M2) with everything its sender wrote",
    query: ObjectOf({}, closed),
    answer: DeskInboxItemAnswer,
  },
  "text list": {
    right: "look",
    path: "/desk/text",
    summary: "Texts of the site",
    query: ObjectOf({}, closed),
    answer: DeskTextListAnswer,
  },
  "template list": {
    right: "look",
    path: "/desk/template",
    summary: "The texts of notifications, by kind",
    query: ObjectOf({}, closed),
    answer: DeskTemplateListAnswer,
  },
  outbox: {
    right: "look",
    path: "/desk/outbox",
    summary: "Messages that could not be sent",
    query: ObjectOf(deskPage, closed),
    answer: DeskOutboxAnswer,
  },
} as const;

/** Site, inbox, settings. */
export const siteWrites = {
  "text set": {
    right: "rules",
    path: "/desk/text",
    summary: "Change a text of the site: setup, policies, about us; HTML is cleaned",
    body: withReason({
      key: requiredText(60, "Please enter the text"),
      value: StringOf({ maxLength: 60_000 }),
      version: readVersion,
    }),
  },
  "enquiry done": {
    right: "trade",
    path: "/desk/enquiry/:id/done",
    summary: "Mark an enquiry as answered",
    body: withReason({}),
  },
  "message done": {
    right: "trade",
    path: "/desk/message/:id/done",
    summary: "Mark a contact message as answered",
    body: withReason({}),
  },
  "template set": {
    right: "rules",
    path: "/desk/template",
    summary: "Reword a notification; an empty text restores the default",
    body: withReason({
      kind: requiredText(60, "Please enter the notification"),
      text: textField(300),
      version: readVersion,
    }),
  },
} as const;
