import { Array as ArrayOf, Enum, Integer, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, textField } from "../field";
import { accountSides } from "../trade-paper";
import { Day, Id, Instant, Rupees } from "../wire";
import { deskPage, list, orNull, text } from "./field";

/** `GET /desk/journal`: entries of the books, newest first. */
export const DeskJournalListQuery = ObjectOf({ ...deskPage, search: Optional(textField(60)) }, closed);
export const DeskJournalListAnswer = list({
  transaction_id: text,
  at: Instant,
  event: text,
  description: text,
  order: orNull(text),
  /** The sum of its debits. */
  amount: Rupees,
  /** Another entry has reversed it. */
  is_undone: Integer({ minimum: 0, maximum: 1 }),
});
export type DeskJournalListAnswer = Static<typeof DeskJournalListAnswer>;

/**
 * `GET /desk/ageing`: what each buyer owes, or each seller or carrier is owed, by the number of days since it fell due.
 */
export const DeskAgeingQuery = ObjectOf(
  { side: Enum([...accountSides], { message: "Please enter buyer, seller or transporter" }) },
  closed,
);
export const DeskAgeingAnswer = list({
  name: text,
  phone: text,
  total: Rupees,
  /** Days, both included; null: no end. The first group is not due yet. */
  ages: ArrayOf(ObjectOf({ from: Integer(), until: orNull(Integer()), amount: Rupees })),
  /**
   * Interest to date on a buyer's overdue documents, before GST; not in the total. Absent where the market charges none.
   */
  interest: Optional(Rupees),
});
export type DeskAgeingAnswer = Static<typeof DeskAgeingAnswer>;

/**
 * `GET /desk/unpaid-bill`: bills still unpaid on the day that the law sets for the credit of their GST, or 30 days
 * before it.
 */
export const DeskUnpaidBillAnswer = list({
  side: Enum(["seller", "transporter"]),
  name: text,
  phone: text,
  order: text,
  number: text,
  date: Day,
  unpaid: Rupees,
  /** The GST in the unpaid amount: its credit has to be reversed on that day, and is claimed again with the payment. */
  credit: Rupees,
  pay_by: Day,
  /** 1: the day has passed, and the credit has to be reversed. */
  is_late: Integer({ minimum: 0, maximum: 1 }),
  /** The document itself. Additive. */
  paper_id: Optional(Id),
});
export type DeskUnpaidBillAnswer = Static<typeof DeskUnpaidBillAnswer>;

/** The desk's reads of this module. */
export const ledgerReads = {
  "journal list": {
    right: "books",
    path: "/desk/journal",
    summary: "Entries of the books, newest first: all, or by JRN, order, document or UTR",
    query: DeskJournalListQuery,
    answer: DeskJournalListAnswer,
  },
  "ageing list": {
    right: "books",
    path: "/desk/ageing",
    summary: "What each buyer owes, or each seller or transporter is owed, by age, largest first",
    query: DeskAgeingQuery,
    answer: DeskAgeingAnswer,
  },
  "unpaid-bill list": {
    right: "books",
    path: "/desk/unpaid-bill",
    summary:
      "Bills still unpaid at, or 30 days before, the day after which the credit of their GST must be reversed (rule 37)",
    query: ObjectOf({}, closed),
    answer: DeskUnpaidBillAnswer,
  },
} as const;
