import {
  Array as ArrayOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, textField } from "../field";
import { Id, Rupees } from "../wire";
import { deskDay, deskPage, list, orNull, text, withReason } from "./field";
import { expectedPays } from "./payment-subject";

/** How a received line compares with the transfer of the same UTR. */
export const bankMatches = ["matched", "part", "over", "waits", "same amount", "none"] as const;
export type BankMatch = (typeof bankMatches)[number];

/** Which of the open lines: those that a transfer under check may be, or those that nobody reported. */
export const bankShows = ["reported", "unreported"] as const;
export type BankShow = (typeof bankShows)[number];

/** Largest statement that can be imported at once, in characters: a month of a busy account has a few hundred thousand. */
export const statementLength = 2 * 1024 * 1024;

/** The most lines of one statement. */
export const statementLines = 10_000;

/** A line beside a reported transfer. */
export const LineOfTransfer = ObjectOf({
  id: Id,
  day: text,
  amount: Rupees,
  text,
  has_utr: Integer({ minimum: 0, maximum: 1 }),
  /** The UTR of another transfer that was accepted for this line. Additive. */
  used_by: Optional(text),
});

/** `GET /desk/bank-line`: what was received in the last 90 days and is not accepted yet; matching lines first, then newest. */
export const DeskBankLineAnswer = list({
  id: Id,
  day: deskDay,
  amount: Rupees,
  text,
  /**
   * matched: UTR and amount are those of a transfer under check; part, over: only the UTR is; waits: a second person
   * has to confirm; same amount: another UTR, but the only transfer under check with this amount.
   */
  match: Enum([...bankMatches]),
  payment_id: orNull(Id),
  payer: orNull(text),
  utr: orNull(text),
  /** What the payer reported. */
  claimed: orNull(Rupees),
  /** The last four digits of the account that paid and the code of its branch, where the statement has them. Additive. */
  account: Optional(orNull(text)),
  ifsc: Optional(orNull(text)),
  /** Whose known account it is, and the phone of that person; null where nobody's or several people's. Additive. */
  account_of: Optional(orNull(text)),
  account_phone: Optional(orNull(text)),
  /** It is known, but not as one of the person who reported the transfer. Additive. */
  is_other_account: Optional(Integer({ minimum: 0, maximum: 1 })),
  /** What it is for: an invoice, an order; null for any other purpose. Additive. */
  invoice: Optional(orNull(text)),
  order: Optional(orNull(text)),
  /** The request about the transfer that waits for a second person. Additive. */
  approval_id: Optional(orNull(Id)),
});
export type DeskBankLineAnswer = Static<typeof DeskBankLineAnswer>;
export type DeskBankLine = DeskBankLineAnswer["data"][number];

/** The desk's reads of this module. */
export const bankStatementReads = {
  "bank-line list": {
    right: "books",
    path: "/desk/bank-line",
    summary:
      "Incoming lines of bank statements that are not accepted yet, with the transfers they match; --search finds words of a narration, a payer, a UTR or an amount",
    query: ObjectOf({ ...deskPage, search: Optional(textField(64)), show: Optional(Enum([...bankShows])) }, closed),
    answer: DeskBankLineAnswer,
  },
} as const;

/** Payments found in the bank's statement. */
export const bankStatementWrites = {
  "bank-line import": {
    right: "money",
    path: "/desk/bank-line",
    summary: "Import the lines of a bank statement, CSV or MT940; a repeated line is stored once",
    body: withReason({
      statement: StringOf({
        minLength: 1,
        maxLength: statementLength,
        message: "A statement has at most 2 MB. Please export fewer days at once and import each file",
        isFile: true,
      }),
    }),
    // A character of JSON takes one byte or a few.
    bodyBytes: 5 * 1024 * 1024,
  },
  "bank-line accept": {
    right: "money",
    path: "/desk/bank-line/accept",
    summary: "Accept the transfers that lines match by UTR and amount, each as payment verify does",
    body: withReason({
      lines: ArrayOf(Id, { minItems: 1, maxItems: 50 }),
      /** What the transfer of a line was read to pay. */
      read: Optional(ArrayOf(ObjectOf({ line: Id, pays: expectedPays }, closed), { maxItems: 50 })),
    }),
  },
  "bank-line set-aside": {
    right: "money",
    path: "/desk/bank-line/:id/set-aside",
    summary: "Set aside a received line that no reported transfer will match; a transfer with its UTR brings it back",
    body: withReason({}),
  },
} as const;
