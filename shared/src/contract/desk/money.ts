import {
  Array as ArrayOf,
  Enum,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
} from "typebox";
import { closed, requiredLine, textField } from "../field";
import { LedgerRow } from "../order";
import { PaidPaperKind } from "../paid-paper";
import { PaymentPurpose, PaymentStatus, utrField } from "../payment";
import { DeskUnpaidItem } from "../unpaid";
import { Id, Instant, Rupees } from "../wire";
import { DeskAccountListAnswer, DeskAccountQuery } from "./account-list";
import { LineOfTransfer } from "./bank-statement";
import { DeskCreditListAnswer } from "./credit-request";
import { deskAmount, deskDay, deskPage, deskPageOrOne, list, orNull, pagedList, text, withReason } from "./field";
import { likePayments, ProofOfPayment } from "./like-payment";
import { orderAsRead } from "./order-as-read";
import { dueOfPayment } from "./payment-due";
import { expectedPays } from "./payment-subject";

const reference = requiredLine(40, "Please enter the bank reference");

/** The invoice or debit note that a transfer names; additive. */
const namedPaper = { invoice: Optional(orNull(text)), invoice_kind: Optional(PaidPaperKind) };

/** `GET /desk/payment`: transfers to look for in the bank. */
export const DeskPaymentListAnswer = pagedList({
  id: Id,
  payer: text,
  phone: text,
  purpose: text,
  amount: Rupees,
  utr: text,
  paid_on: text,
  quotation: orNull(text),
  order: orNull(text),
  ...namedPaper,
  /** What the payer was asked to write in the remarks. Additive. */
  reference: Optional(text),
  created_at: Instant,
});

export type DeskPaymentRow = Static<typeof DeskPaymentListAnswer>["data"][number];

/** `GET /desk/payment/{id}`: a transfer, what it pays, how it was decided, and similar reports. */
export const DeskPaymentAnswer = ObjectOf({
  data: ObjectOf({
    id: Id,
    payer: text,
    phone: text,
    purpose: PaymentPurpose,
    amount: Rupees,
    utr: text,
    paid_on: text,
    quotation: orNull(text),
    order: orNull(text),
    ...namedPaper,
    /** What the payer had named, where the desk changed what it pays, and who changed it; else null. Additive. */
    named: Optional(
      orNull(
        ObjectOf({
          purpose: PaymentPurpose,
          quotation: orNull(text),
          order: orNull(text),
          invoice: orNull(text),
          /** What that is, as above. */
          invoice_kind: Optional(PaidPaperKind),
          changed_at: Instant,
          changed_by: text,
        }),
      ),
    ),
    /** What its payer owes, while it can be used for that; additive. */
    unpaid: Optional(ArrayOf(DeskUnpaidItem)),
    /** What the payer was asked to write in the remarks. */
    reference: text,
    created_at: Instant,
    /** Who of the desk entered it; null where its payer reported it. Additive. */
    entered_by: Optional(orNull(text)),
    status: PaymentStatus,
    /** Why it was rejected, put into the wallet or reversed; empty otherwise. */
    reason: text,
    /** The day, in India, on which an accepted transfer was reversed in the books. Additive. */
    reversed_on: Optional(deskDay),
    decided_at: orNull(Instant),
    decided_by: orNull(text),
    ...dueOfPayment,
    /** The caller may not accept it alone. */
    needs_second: Integer({ minimum: 0, maximum: 1 }),
    /** The request about it that waits for a second person. */
    approval_id: orNull(Id),
    ...likePayments,
    /** Present where its payer added one. Additive. */
    proof: Optional(ProofOfPayment),
    /**
     * Lines of the bank's statements: those with its UTR, and those with its amount around its day that no verified
     * transfer accounts for; only for callers with the right `books`. Additive.
     */
    bank_lines: Optional(ArrayOf(LineOfTransfer)),
  }),
});
export type DeskPaymentAnswer = Static<typeof DeskPaymentAnswer>;
export type DeskPayment = DeskPaymentAnswer["data"];

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
    /** The entry that this one reverses, and the one that reversed this. */
    reverses: orNull(text),
    reversed_by: orNull(text),
    can_reverse: Integer({ minimum: 0, maximum: 1 }),
    /** The request for its reversal that waits for a second person. Additive. */
    approval_id: Optional(orNull(Id)),
    /** The sum of its debits. Additive. */
    amount: Optional(Rupees),
    /** The people whose accounts it moves, by name; empty when it moves only the platform's own. Additive. */
    parties: Optional(ArrayOf(text)),
    lines: ArrayOf(
      ObjectOf({
        account: text,
        /** Whose account it is, by name, and of which order or code of the law. Additive. */
        party: Optional(orNull(text)),
        order: Optional(orNull(text)),
        debit: Rupees,
        credit: Rupees,
      }),
    ),
  }),
});
export type DeskJournalAnswer = Static<typeof DeskJournalAnswer>;

/** `GET /desk/reconciliation`: an empty answer means that the books agree. */
export const DeskReconciliationAnswer = list({ check: text, subject: text, expected: text, found: text });
export type DeskReconciliationAnswer = Static<typeof DeskReconciliationAnswer>;

/** The desk's reads of this module. */
export const moneyReads = {
  "payment list": {
    right: "look",
    path: "/desk/payment",
    summary: "Transfers to look for in the bank, oldest first",
    query: ObjectOf(deskPage, closed),
    answer: DeskPaymentListAnswer,
  },
  "payment show": {
    right: "look",
    path: "/desk/payment/:id",
    summary: "A reported transfer, what it pays and what looks like it",
    query: ObjectOf({}, closed),
    answer: DeskPaymentAnswer,
  },
  "credit list": {
    right: "look",
    path: "/desk/credit-request",
    summary: "Open credit requests, oldest first, or the one with this key",
    query: ObjectOf(deskPageOrOne, closed),
    answer: DeskCreditListAnswer,
  },
  "account list": {
    right: "books",
    path: "/desk/account",
    summary: "Accounts in the books with their balances",
    query: DeskAccountQuery,
    answer: DeskAccountListAnswer,
  },
  "account show": {
    right: "books",
    path: "/desk/statement",
    summary: "Lines of one account, newest first",
    query: DeskStatementQuery,
    answer: DeskStatementAnswer,
  },
  "journal show": {
    right: "books",
    path: "/desk/journal/:id",
    summary: "An entry of the books with its lines; the key is the number of its JRN",
    query: ObjectOf({}, closed),
    answer: DeskJournalAnswer,
  },
  reconcile: {
    right: "books",
    path: "/desk/reconciliation",
    summary: "Check the books a second way",
    query: ObjectOf({}, closed),
    answer: DeskReconciliationAnswer,
  },
} as const;

/** Money. */
export const moneyWrites = {
  "payment verify": {
    right: "money",
    path: "/desk/payment/:id/verify",
    summary: "The transfer is in the bank; a booking becomes an order",
    body: withReason({ received: deskAmount, expected_pays: Optional(expectedPays) }),
  },
  "payment into-wallet": {
    right: "money",
    path: "/desk/payment/:id/into-wallet",
    summary: "The transfer is in the bank but its purpose is gone: to the payer's wallet",
    body: withReason({ received: deskAmount }),
  },
  "payment reject": {
    right: "money",
    path: "/desk/payment/:id/reject",
    summary: "The transfer is not in the bank; the payer reads the reason",
    body: withReason({}),
  },
  "order refund": {
    right: "money",
    path: "/desk/order/:id/refund",
    summary: "Refund what a buyer paid beyond the invoices",
    body: withReason({ ...orderAsRead, amount: Optional(deskAmount) }),
  },
  "order write-off": {
    right: "money",
    path: "/desk/order/:id/write-off",
    summary: "Write off a difference of at most one rupee",
    body: withReason({ ...orderAsRead }),
  },
  "order payout": {
    right: "money",
    path: "/desk/order/:id/payout",
    summary:
      "Record a payment that the bank made to the seller or the transporter outside a batch; what a carrier owes stays for the next payout batch that pays them",
    body: withReason({ ...orderAsRead, to: Enum(["seller", "transporter"]), amount: deskAmount, reference }),
  },
  "order paid-back": {
    right: "money",
    path: "/desk/order/:id/paid-back",
    summary: "Record that the seller or the transporter paid back what they owe for an order",
    body: withReason({ ...orderAsRead, from: Enum(["seller", "transporter"]), amount: deskAmount, reference }),
  },
  "journal reverse": {
    right: "money",
    path: "/desk/journal/:id/reverse",
    summary: "Reverse an entry of the books; the key is the number of its JRN",
    body: withReason({}),
  },
  "user payout": {
    right: "money",
    path: "/desk/user/:id/payout",
    summary: "Record a bank payment out of a user's cash wallet, to one of their known bank accounts",
    body: withReason({ amount: deskAmount, account: Id, reference }),
  },
  "user credit-limit": {
    right: "money",
    path: "/desk/user/:id/credit-limit",
    summary: "Set a credit limit; 0 ends the line",
    body: withReason({ limit: NumberOf({ minimum: 0, maximum: 1_000_000_000, multipleOf: 0.01 }) }),
  },
  "user credit-release": {
    right: "money",
    path: "/desk/user/:id/credit-release",
    summary: "Let a buyer who owes too much or for too long use credit once",
    body: withReason({}),
  },
  "user credit-repayment": {
    right: "money",
    path: "/desk/user/:id/credit-repayment",
    summary: "Enter a repayment of credit that reached the bank unreported",
    body: withReason({ amount: deskAmount, utr: utrField, paid_on: deskDay }),
  },
  "credit review": {
    right: "money",
    path: "/desk/credit-request/:id/review",
    summary: "Take up a credit request",
    body: withReason({}),
  },
  "credit approve": {
    right: "money",
    path: "/desk/credit-request/:id/approve",
    summary: "Approve a credit request with a limit",
    body: withReason({ limit: deskAmount }),
  },
  "credit reject": {
    right: "money",
    path: "/desk/credit-request/:id/reject",
    summary: "Reject a credit request; the buyer reads the reason",
    body: withReason({}),
  },
} as const;
