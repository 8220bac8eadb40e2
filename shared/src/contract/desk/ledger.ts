import { Array as ArrayOf, Enum, Integer, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, textField } from "../field";
import { accountSides } from "../trade-paper";
import { Instant, Rupees } from "../wire";
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
  { side: Enum([...accountSides], { message: "Please enter: buyer, seller, or transporter" }) },
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
} as const;
