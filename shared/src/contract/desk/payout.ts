import {
  Array as ArrayOf,
  Enum,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed } from "../field";
import { utrField } from "../payment";
import { Id, Instant, Rupees } from "../wire";
import { deskAmount, deskPage, list, orNull, text, withReason } from "./field";

const to = Enum(["seller", "transporter"]);

/** What a carrier owes for another order: it comes off what they are owed, the oldest first. */
const debt = ObjectOf({
  order_id: Id,
  order: text,
  /** The bill that was paid too much; null where it has not come yet. */
  bill: orNull(text),
  amount: Rupees,
});

/** A part of a debt that comes off one payment, as somebody read it. */
const readDebt = ObjectOf({ order_id: Id, bill: orNull(StringOf({ maxLength: 100 })), amount: deskAmount }, closed);
export type ReadDebt = Static<typeof readDebt>;

/** `GET /desk/payout-due`: what is owed to sellers and transporters and is in no batch, made or asked for, oldest order first. */
export const DeskPayoutDueAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      order_id: Id,
      order: text,
      to,
      payee: text,
      amount: Rupees,
      order_status: text,
      /** Of `amount`, the TDS on freight bills that are not approved yet: once it is paid, it can no longer be deducted. Additive. */
      at_risk: Optional(Rupees),
      /** The payee's key, and what they owe; every payment to them has the same debts. Additive. */
      payee_id: Optional(orNull(Id)),
      owes: Optional(ArrayOf(debt)),
    }),
  ),
  /** The batch that waits for a second person: there is one at a time. Additive. */
  approval_id: Optional(orNull(Id)),
});
export type DeskPayoutDueAnswer = Static<typeof DeskPayoutDueAnswer>;
export type DeskPayoutDue = DeskPayoutDueAnswer["data"][number];

/**
 * `GET /desk/user/{id}/set-off`: what a carrier owes, and what of it comes off what they are owed now where no batch pays them, by the order that they
 * are owed for.
 */
export const DeskSetOffAnswer = ObjectOf({
  data: ObjectOf({
    owes: ArrayOf(debt),
    payouts: ArrayOf(ObjectOf({ order_id: Id, order: text, amount: Rupees, debts: ArrayOf(debt) })),
    /** Of the payouts, the TDS on freight bills that are not approved yet. */
    at_risk: Rupees,
  }),
  /** The batch that waits for a second person. */
  approval_id: orNull(Id),
});
export type DeskSetOffAnswer = Static<typeof DeskSetOffAnswer>;

/** `GET /desk/payout-batch`: newest first. */
export const DeskPayoutBatchListAnswer = list({
  id: Id,
  made_at: Instant,
  /** Who confirmed it. */
  made_by: text,
  payments: Integer(),
  /** Neither paid nor dropped. */
  open: Integer(),
  /** Of `payments`. Additive. */
  dropped: Optional(Integer()),
  /** What the bank pays, without what was dropped. */
  amount: Rupees,
  /** What came off instead, for what the payees owed. Additive. */
  set_off: Optional(Rupees),
});
export type DeskPayoutBatchListAnswer = Static<typeof DeskPayoutBatchListAnswer>;

/** `GET /desk/payout-batch/{id}`. */
export const DeskPayoutBatchAnswer = ObjectOf({
  data: ObjectOf({
    id: Id,
    made_at: Instant,
    /** Who confirmed it. */
    made_by: text,
    /** Who asked for it, and when. Additive. */
    asked_by: Optional(orNull(text)),
    asked_at: Optional(orNull(Instant)),
    /** Who saved the bank's file last, when, and how often it was saved; null before that. Additive. */
    saved: Optional(orNull(ObjectOf({ by: text, at: Instant, times: Integer({ minimum: 1 }) }))),
    /** Without what was dropped. */
    amount: Rupees,
    rows: ArrayOf(
      ObjectOf({
        id: Id,
        order_id: Id,
        order: text,
        to,
        payee: text,
        /** How the bank identifies the payee: GSTIN, else PAN, else phone. */
        code: text,
        /** What the bank pays; zero where what came off was all of it. */
        amount: Rupees,
        /** What came off for what the payee owed. Additive. */
        set_off: Optional(ArrayOf(debt)),
        /** While it is not paid: the TDS on bills to come that can no longer be deducted once it is. Additive. */
        at_risk: Optional(Rupees),
        status: Enum(["agreed", "paid", "dropped"]),
        /** The request to drop it that waits for a second person. Additive. */
        approval_id: Optional(orNull(Id)),
        utr: orNull(text),
        /** When it was marked as paid or dropped. Additive. */
        ended_at: Optional(orNull(Instant)),
        /** Who marked it as paid. Additive. */
        paid_by: Optional(orNull(text)),
      }),
    ),
  }),
});
export type DeskPayoutBatchAnswer = Static<typeof DeskPayoutBatchAnswer>;
export type DeskPayoutBatch = DeskPayoutBatchAnswer["data"];

/** The desk's reads of this module. */
export const payoutReads = {
  "payout due": {
    right: "books",
    path: "/desk/payout-due",
    summary:
      "What is owed to sellers and transporters and in no batch, oldest first; what a batch takes leaves the list",
    query: ObjectOf(deskPage, closed),
    answer: DeskPayoutDueAnswer,
  },
  "user set-off": {
    right: "books",
    path: "/desk/user/:id/set-off",
    summary: "What a carrier owes, and what of it can be set off against what they are owed, without a payment",
    query: ObjectOf({}, closed),
    answer: DeskSetOffAnswer,
  },
  "payout-batch list": {
    right: "books",
    path: "/desk/payout-batch",
    summary: "Batches of payments to sellers and transporters, newest first",
    query: ObjectOf(deskPage, closed),
    answer: DeskPayoutBatchListAnswer,
  },
  "payout-batch show": {
    right: "books",
    path: "/desk/payout-batch/:id",
    summary: "A batch with its payments",
    query: ObjectOf({}, closed),
    answer: DeskPayoutBatchAnswer,
  },
} as const;

/** Payments to sellers and transporters, many at a time. */
export const payoutWrites = {
  "payout-batch make": {
    right: "money",
    path: "/desk/payout-batch",
    summary: "Request a batch of payments that are owed; there is no bank file until a second person agrees",
    body: withReason({
      payouts: ArrayOf(
        ObjectOf(
          {
            order_id: Id,
            to,
            /** What is owed. */
            amount: deskAmount,
            /** What was read that comes off it for what the carrier owes; another sum is refused (409). Additive. */
            set_off: Optional(NumberOf({ minimum: 0, maximum: 10_000_000_000, multipleOf: 0.01 })),
            /** The debts that this is the sum of, as they were read; other debts are refused (409). Additive. */
            debts: Optional(ArrayOf(readDebt, { maxItems: 100 })),
          },
          closed,
        ),
        { minItems: 1, maxItems: 100 },
      ),
    }),
  },
  "payout-batch paid": {
    right: "money",
    path: "/desk/payout-batch/:id/paid",
    summary: "Mark payments of a batch as paid under these UTRs, and post them",
    body: withReason({
      paid: ArrayOf(ObjectOf({ payout_id: Id, utr: utrField }, closed), { minItems: 1, maxItems: 100 }),
    }),
  },
  "payout-batch drop": {
    right: "money",
    path: "/desk/payout-batch/:id/drop",
    summary: "Drop a payment from a batch; it can go into another one",
    body: withReason({ payout_id: Id }),
  },
} as const;
