import { Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed, requiredLine } from "../field";
import { Id, Instant } from "../wire";
import { list, text, withReason } from "./field";

/** `GET /desk/user/{id}/bank-account`: a person's bank accounts that a second person has confirmed. */
export const DeskPartyAccountAnswer = list({
  id: Id,
  account_name: text,
  /** Only its last four digits where the caller has no right `money`. */
  account_number: text,
  ifsc: text,
  confirmed_at: Instant,
});
export type DeskPartyAccountAnswer = Static<typeof DeskPartyAccountAnswer>;

/** What the desk can look at here. */
export const partyAccountReads = {
  "user bank-accounts": {
    right: "look",
    path: "/desk/user/:id/bank-account",
    summary: "A person's known bank accounts",
    query: ObjectOf({}, closed),
    answer: DeskPartyAccountAnswer,
  },
} as const;

/** Bank accounts of people who pay us and whom we pay. */
export const partyAccountWrites = {
  "user bank-account": {
    right: "money",
    path: "/desk/user/:id/bank-account",
    summary: "Enter a person's bank account; a second person always confirms it",
    body: withReason({
      account_name: requiredLine(100, "Please enter the name of the account"),
      account_number: StringOf({ minLength: 1, maxLength: 30, message: "Please enter the account number" }),
      ifsc: StringOf({ minLength: 1, maxLength: 20, message: "Please enter the IFSC" }),
    }),
  },
  "party-account end": {
    right: "money",
    path: "/desk/party-account/:id/end",
    summary: "End a bank account that is closed or was entered wrongly; nothing is paid to it any more",
    body: withReason({}),
  },
} as const;
