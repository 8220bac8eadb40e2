import { Enum, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed, requiredLine } from "../field";
import { Id, Instant } from "../wire";
import { deskPage, list, orNull, text, withReason } from "./field";

/** `GET /desk/bank-account`: the account that waits for a second person, the one that payers see, and earlier ones. */
export const DeskBankAccountListAnswer = list({
  state: Enum(["waiting", "shown", "earlier"]),
  account_name: text,
  account_number: text,
  ifsc: text,
  bank: text,
  branch: text,
  upi_id: text,
  /** Who requested it; empty for the account that a demo market starts with. */
  set_by: text,
  /** The second person; null while it waits. */
  confirmed_by: orNull(text),
  at: Instant,
  /** The approval to confirm, while it waits. */
  approval_id: orNull(Id),
});
export type DeskBankAccountListAnswer = Static<typeof DeskBankAccountListAnswer>;

/** The desk's reads of this module. */
export const bankAccountReads = {
  "bank-account list": {
    right: "look",
    path: "/desk/bank-account",
    summary: "The account that payers are shown, the one waiting to replace it, and earlier ones",
    query: ObjectOf(deskPage, closed),
    answer: DeskBankAccountListAnswer,
  },
} as const;

/** The account that payers transfer money to. */
export const bankAccountWrites = {
  "bank-account set": {
    right: "rules",
    path: "/desk/bank-account",
    summary: "Change the account that payers transfer money to; a second person always confirms it",
    body: withReason({
      account_name: requiredLine(100, "Please enter the name of the account"),
      account_number: StringOf({ maxLength: 30, message: "Please enter the account number" }),
      ifsc: StringOf({ maxLength: 20, message: "Please enter the IFSC" }),
      bank: requiredLine(80, "Please enter the bank"),
      branch: requiredLine(80, "Please enter the branch"),
      /** Left out where the account takes no UPI. */
      upi_id: Optional(StringOf({ maxLength: 200, message: "Please enter the UPI ID" })),
    }),
  },
} as const;
