import {
  Array as ArrayOf,
  Enum,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  type TProperties,
  type TSchema,
  Union,
} from "typebox";
import { deskPage } from "./desk-field";
import { closed, textField } from "./field";
import { LedgerRow, Order } from "./order";
import { UserTypeSchema } from "./role";
import { SellerOrder } from "./seller-order";
import { OrderStatus, QuotationStatus, TimelineEvent } from "./trade-document";
import { Id, Instant, Rupees, Tonnes } from "./wire";

const orNull = <Schema extends TSchema>(schema: Schema) => Union([schema, Null()]);
const text = StringOf();
const list = <Fields extends TProperties>(fields: Fields) => ObjectOf({ data: ArrayOf(ObjectOf(fields)) });

/** `GET /desk/queue`: how much waits for the desk, and since when the oldest of it. */
export const DeskQueueAnswer = list({
  what: text,
  count: Integer({ minimum: 0 }),
  oldest: orNull(Instant),
  command: text,
});
export type DeskQueueAnswer = Static<typeof DeskQueueAnswer>;

/** `GET /desk/quotation`. */
export const DeskQuotationQuery = ObjectOf({ ...deskPage, status: Optional(QuotationStatus) }, closed);
const deskQuotation = {
  id: Id,
  number: text,
  status: QuotationStatus,
  product: text,
  brand: text,
  origin_city: text,
  quantity: Tonnes,
  buyer: text,
  deadline: Instant,
  is_closed: Integer(),
  offers: Integer(),
  bids: Integer(),
  note: orNull(text),
};
export const DeskQuotationListAnswer = list(deskQuotation);

/** `GET /desk/quotation/{id}`: both boards by name, and the terms in force. */
export const DeskQuotationAnswer = ObjectOf({
  data: ObjectOf({
    ...deskQuotation,
    consignee: text,
    offer_list: ArrayOf(
      ObjectOf({ seller_id: Id, seller: text, base_price: Rupees, ex_price: Rupees, at: Instant, message: text }),
    ),
    bid_list: ArrayOf(ObjectOf({ transporter_id: Id, transporter: text, price: Rupees, at: Instant })),
    marking: orNull(
      ObjectOf({
        seller_id: Id,
        transporter_id: orNull(Id),
        base_price: Rupees,
        transport_price: Rupees,
        for_price: Rupees,
        booking_amount: Rupees,
        valid_until: Instant,
        reason: text,
      }),
    ),
  }),
});
export type DeskQuotationAnswer = Static<typeof DeskQuotationAnswer>;

/** `GET /desk/payment`: transfers to look for in the bank. */
export const DeskPaymentListAnswer = list({
  id: Id,
  payer: text,
  phone: text,
  purpose: text,
  amount: Rupees,
  utr: text,
  paid_on: text,
  quotation: orNull(text),
  order: orNull(text),
  created_at: Instant,
});

/** `GET /desk/order`. */
export const DeskOrderQuery = ObjectOf({ ...deskPage, status: Optional(OrderStatus) }, closed);
const deskOrder = {
  id: Id,
  number: text,
  quotation: text,
  status: OrderStatus,
  product: text,
  quantity: Tonnes,
  buyer: text,
  seller: text,
  for_price: Rupees,
  updated_at: Instant,
};
export const DeskOrderListAnswer = list(deskOrder);

/** `GET /desk/order/{id}`: the order as the buyer and as the seller see it, the money, the timeline, the changes. */
export const DeskOrderAnswer = ObjectOf({
  data: ObjectOf({
    ...deskOrder,
    buyer_view: Order,
    seller_view: SellerOrder,
    lines: ArrayOf(ObjectOf({ id: Id, size_id: Id, quantity: Tonnes, unit_price: Rupees })),
    award: orNull(ObjectOf({ transporter_id: Id, price: Rupees, reason: text })),
    money: ObjectOf({
      charged: Rupees,
      paid: Rupees,
      due: Rupees,
      advance: Rupees,
      seller_owed: Rupees,
      seller_paid: Rupees,
      transporter_owed: Rupees,
      settled_at: orNull(Instant),
    }),
    timeline: ArrayOf(TimelineEvent),
    changes: ArrayOf(
      ObjectOf({ kind: text, before: text, after: text, reason: text, consent: orNull(text), at: Instant }),
    ),
  }),
});
export type DeskOrderAnswer = Static<typeof DeskOrderAnswer>;

/** `GET /desk/order/{id}/ledger`. */
export const DeskLedgerQuery = ObjectOf({ side: Enum(["buyer", "seller", "transporter"]) }, closed);
export const DeskLedgerAnswer = ObjectOf({ data: ArrayOf(LedgerRow) });

/** `GET /desk/credit-request`. */
export const DeskCreditListAnswer = list({
  id: Id,
  user_id: Id,
  name: text,
  company: text,
  phone: text,
  type: text,
  status: text,
  created_at: Instant,
});

/** `GET /desk/listing`. */
export const DeskListingQuery = ObjectOf(
  { ...deskPage, status: Optional(Enum(["draft", "pending approval", "live", "paused", "rejected"])) },
  closed,
);
export const DeskListingListAnswer = list({
  id: Id,
  seller: text,
  product: text,
  brand: text,
  city: text,
  status: text,
  base_price: Rupees,
  ex_price: Rupees,
});

/** `GET /desk/inbox`: enquiries and contact messages that nobody has answered. */
export const DeskInboxAnswer = list({
  kind: Enum(["enquiry", "message"]),
  id: Id,
  name: text,
  phone: text,
  email: text,
  text,
  created_at: Instant,
});

/** `GET /desk/user`. */
export const DeskUserQuery = ObjectOf(
  { ...deskPage, type: Optional(UserTypeSchema), search: Optional(textField(60)) },
  closed,
);
export const DeskUserListAnswer = list({
  id: Id,
  phone: text,
  type: UserTypeSchema,
  name: text,
  company: text,
  verification_status: text,
  suspended_at: orNull(Instant),
  gst_number: text,
  doubtful: text,
  wallet: Rupees,
  credit_limit: Rupees,
  credit_used: Rupees,
});

/** `GET /desk/account`: the books, platform accounts first. */
export const DeskAccountQuery = ObjectOf({ ...deskPage, search: Optional(textField(60)) }, closed);
export const DeskAccountListAnswer = list({ code: text, balance: Rupees, limit: Rupees, postings: Integer() });

/** `GET /desk/statement?code=`. */
export const DeskStatementQuery = ObjectOf({ ...deskPage, code: textField(60) }, closed);
export const DeskStatementAnswer = ObjectOf({ data: ArrayOf(LedgerRow) });

/** `GET /desk/journal/{id}`: an entry of the books with its lines, debit and credit as in the books. */
export const DeskJournalAnswer = ObjectOf({
  data: ObjectOf({
    id: Id,
    transaction_id: text,
    event: text,
    description: text,
    at: Instant,
    actor_id: orNull(Id),
    order_id: orNull(Id),
    payment_id: orNull(Id),
    /** The entry that this one undoes, and the one that undid this. */
    reverses: orNull(text),
    reversed_by: orNull(text),
    can_reverse: Integer({ minimum: 0, maximum: 1 }),
    lines: ArrayOf(ObjectOf({ account: text, debit: Rupees, credit: Rupees })),
  }),
});
export type DeskJournalAnswer = Static<typeof DeskJournalAnswer>;

/** `GET /desk/reconciliation`: nothing in it means that the books agree. */
export const DeskReconciliationAnswer = list({ check: text, subject: text, expected: text, found: text });

/** `GET /desk/setting`, `GET /desk/text`, `GET /desk/template`. */
export const DeskSettingListAnswer = list({ key: text, value: text, is_default: Integer() });
export const DeskTextListAnswer = list({ key: text, value: text });
export const DeskTemplateListAnswer = list({ kind: text, text, is_own: Integer() });

/** `GET /desk/outbox`: messages that are not on their way. */
export const DeskOutboxAnswer = list({
  id: Id,
  phone: text,
  text,
  attempts: Integer(),
  last_error: orNull(text),
  created_at: Instant,
});

/** `GET /desk/audit`. */
export const DeskAuditQuery = ObjectOf(
  { ...deskPage, subject: Optional(textField(80)), actor_id: Optional(Id) },
  closed,
);
export const DeskAuditAnswer = list({
  id: Id,
  at: Instant,
  actor: text,
  action: text,
  subject: text,
  reason: orNull(text),
  detail: text,
});

/** `GET /desk/approval`: what waits for a second person. */
export const DeskApprovalListAnswer = list({
  id: Id,
  action: text,
  subject: text,
  amount: Rupees,
  reason: text,
  requested_by: text,
  requested_at: Instant,
  input: text,
});

/** Everything the desk can look at. */
export const deskReads = {
  queue: {
    path: "/desk/queue",
    summary: "What waits for the desk",
    query: ObjectOf({}, closed),
    answer: DeskQueueAnswer,
  },
  "quotation list": {
    path: "/desk/quotation",
    summary: "Quotations; those that wait for a marking first",
    query: DeskQuotationQuery,
    answer: DeskQuotationListAnswer,
  },
  "quotation show": {
    path: "/desk/quotation/:id",
    summary: "A quotation with both boards",
    query: ObjectOf({}, closed),
    answer: DeskQuotationAnswer,
  },
  "payment list": {
    path: "/desk/payment",
    summary: "Transfers to look for in the bank, oldest first",
    query: ObjectOf(deskPage, closed),
    answer: DeskPaymentListAnswer,
  },
  "order list": {
    path: "/desk/order",
    summary: "Orders, newest first",
    query: DeskOrderQuery,
    answer: DeskOrderListAnswer,
  },
  "order show": {
    path: "/desk/order/:id",
    summary: "An order through every side's eyes, with its money and its timeline",
    query: ObjectOf({}, closed),
    answer: DeskOrderAnswer,
  },
  "order ledger": {
    path: "/desk/order/:id/ledger",
    summary: "The ledger of an order as one side reads it",
    query: DeskLedgerQuery,
    answer: DeskLedgerAnswer,
  },
  "credit list": {
    path: "/desk/credit-request",
    summary: "Open credit requests, oldest first",
    query: ObjectOf(deskPage, closed),
    answer: DeskCreditListAnswer,
  },
  "listing list": {
    path: "/desk/listing",
    summary: "Sellers' products; those that wait for approval first",
    query: DeskListingQuery,
    answer: DeskListingListAnswer,
  },
  inbox: {
    path: "/desk/inbox",
    summary: "Enquiries and messages that nobody has answered",
    query: ObjectOf(deskPage, closed),
    answer: DeskInboxAnswer,
  },
  "user list": { path: "/desk/user", summary: "People", query: DeskUserQuery, answer: DeskUserListAnswer },
  "account list": {
    path: "/desk/account",
    summary: "Accounts of the books with their balances",
    query: DeskAccountQuery,
    answer: DeskAccountListAnswer,
  },
  "account show": {
    path: "/desk/statement",
    summary: "Lines of one account, newest first",
    query: DeskStatementQuery,
    answer: DeskStatementAnswer,
  },
  "journal show": {
    path: "/desk/journal/:id",
    summary: "An entry of the books with its lines; the key is the number of its JRN",
    query: ObjectOf({}, closed),
    answer: DeskJournalAnswer,
  },
  reconcile: {
    path: "/desk/reconciliation",
    summary: "Count the books a second way",
    query: ObjectOf({}, closed),
    answer: DeskReconciliationAnswer,
  },
  "setting list": {
    path: "/desk/setting",
    summary: "Settings of the market",
    query: ObjectOf({}, closed),
    answer: DeskSettingListAnswer,
  },
  "text list": {
    path: "/desk/text",
    summary: "Texts of the site",
    query: ObjectOf({}, closed),
    answer: DeskTextListAnswer,
  },
  "template list": {
    path: "/desk/template",
    summary: "What people are told, by kind",
    query: ObjectOf({}, closed),
    answer: DeskTemplateListAnswer,
  },
  outbox: {
    path: "/desk/outbox",
    summary: "Messages that are not on their way",
    query: ObjectOf(deskPage, closed),
    answer: DeskOutboxAnswer,
  },
  audit: {
    path: "/desk/audit",
    summary: "Who did what, when and why; newest first",
    query: DeskAuditQuery,
    answer: DeskAuditAnswer,
  },
  "approval list": {
    path: "/desk/approval",
    summary: "What waits for a second person",
    query: ObjectOf(deskPage, closed),
    answer: DeskApprovalListAnswer,
  },
} as const;
