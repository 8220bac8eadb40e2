import { Array as ArrayOf, Enum, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, requiredLine, textField } from "../field";
import { utrField } from "../payment";
import { DeskUnpaidItem } from "../unpaid";
import { Id, Instant, Rupees } from "../wire";
import { deskDay, deskPage, list, namedPerson, orNull, text, withReason } from "./field";

/** What a line pays where it goes to the payer's cash wallet. */
export const paysWallet = "wallet";

const line = { id: Id, day: deskDay, amount: Rupees, text };

/** `GET /desk/bank-line/{id}`: a received line that no payment accounts for, and who may have paid it. */
export const DeskBankLinePayersAnswer = ObjectOf({
  data: ObjectOf({
    ...line,
    /** The last four digits of the account that paid; null where the statement does not show it. */
    account: orNull(text),
    /** Parts of its text that may be its UTR. */
    utrs: ArrayOf(text),
    payers: ArrayOf(
      ObjectOf({
        id: Id,
        name: text,
        phone: text,
        /** account: it is a known one of theirs; utr: they reported it before; name: words of it are in the text; search: as searched. */
        why: Enum(["account", "utr", "name", "search"]),
      }),
    ),
  }),
});
export type DeskBankLinePayersAnswer = Static<typeof DeskBankLinePayersAnswer>;
export type DeskBankLinePayers = DeskBankLinePayersAnswer["data"];
export type BankLinePayer = DeskBankLinePayers["payers"][number];

/** `GET /desk/bank-line/aside`: the lines that are set aside, the last one first. */
export const DeskBankLineAsideAnswer = list({ ...line, at: Instant, by: text, reason: text });
export type DeskBankLineAsideAnswer = Static<typeof DeskBankLineAsideAnswer>;

/** `GET /desk/user/{id}/unpaid`: what a person owes, the earliest due first; then what no invoice asks for yet. */
export const DeskUnpaidAnswer = ObjectOf({ data: ArrayOf(DeskUnpaidItem) });
export type DeskUnpaidAnswer = Static<typeof DeskUnpaidAnswer>;

/** The desk's reads of this module. */
export const bankLineMatchReads = {
  "bank-line aside": {
    right: "books",
    path: "/desk/bank-line/aside",
    summary: "Incoming lines of bank statements that were set aside: by whom, when and why",
    query: ObjectOf(deskPage, closed),
    answer: DeskBankLineAsideAnswer,
  },
  "bank-line show": {
    right: "books",
    path: "/desk/bank-line/:id",
    summary:
      "An incoming line that nobody reported, and who may have paid it; --search finds others by phone, GSTIN or name",
    query: ObjectOf({ search: Optional(textField(60)) }, closed),
    answer: DeskBankLinePayersAnswer,
  },
  "user unpaid": {
    right: "books",
    path: "/desk/user/:id/unpaid",
    summary: "What a person owes, invoice by invoice",
    query: ObjectOf({}, closed),
    answer: DeskUnpaidAnswer,
  },
} as const;

/** Received lines that the desk matches, or takes back from those that were set aside. */
export const bankLineMatchWrites = {
  "bank-line match": {
    right: "money",
    path: "/desk/bank-line/:id/match",
    summary:
      "Enter the payment of a line that nobody reported, for an unpaid invoice, an order or the wallet of its payer, and accept it as payment verify does",
    body: withReason({
      user_id: namedPerson,
      /** The number of an unpaid invoice or order of theirs, or `wallet`. */
      pays: requiredLine(16, "Please choose what it pays"),
      utr: utrField,
    }),
  },
  "bank-line bring-back": {
    right: "money",
    path: "/desk/bank-line/:id/bring-back",
    summary: "Bring a line that was set aside back among the open ones",
    body: withReason({}),
  },
} as const;
