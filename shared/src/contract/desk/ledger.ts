import { Array as ArrayOf, Enum, Integer, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, textField } from "../field";
import { accountSides } from "../trade-paper";
import { Day, Instant, Rupees } from "../wire";
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
  /** Another entry has undone it. */
  is_undone: Integer({ minimum: 0, maximum: 1 }),
});
export type DeskJournalListAnswer = Static<typeof DeskJournalListAnswer>;

/** `GET /desk/ageing`: what each buyer owes, or each seller or carrier is owed, by the days since it fell due. */
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
  /** What a buyer's overdue papers bear until today, before GST; not in the total. Absent where the market asks none. */
  interest: Optional(Rupees),
});
export type DeskAgeingAnswer = Static<typeof DeskAgeingAnswer>;

/** `GET /desk/unpaid-bill`: bills that are not paid by the day that the law sets for the credit of their GST, or in the 30 days before it. */
export const DeskUnpaidBillAnswer = list({
  side: Enum(["seller", "transporter"]),
  name: text,
  phone: text,
  order: text,
  number: text,
  date: Day,
  unpaid: Rupees,
  /** The GST of what is unpaid: it goes back if it stays so, and can be taken again with the payment. */
  credit: Rupees,
  pay_by: Day,
  /** 1: the day has passed, and the credit has to go back. */
  is_late: Integer({ minimum: 0, maximum: 1 }),
});
export type DeskUnpaidBillAnswer = Static<typeof DeskUnpaidBillAnswer>;

/** What the desk can look at here. */
export const ledgerReads = {
  "journal list": {
    right: "books",
    path: "/desk/journal",
    summary: "Entries of the books, newest first: all, or by JRN, order, paper or UTR",
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
      "Bills still unpaid at, or 30 days before, the day after which the credit of their GST goes back (rule 37)",
    query: ObjectOf({}, closed),
    answer: DeskUnpaidBillAnswer,
  },
} as const;
