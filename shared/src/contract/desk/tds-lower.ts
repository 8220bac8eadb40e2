import { Enum, Number as NumberOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed, requiredLine } from "../field";
import { Day, Id, Rupees } from "../wire";
import { deskAmount, deskDay, list, text, withReason } from "./field";

/** A certificate of lower deduction as the desk reads it. */
export const certificateFigures = {
  id: Id,
  number: text,
  /** Of the law, `1031`. */
  code: text,
  /** Percent. */
  rate: NumberOf(),
  /** The ceiling, in amounts before GST, and the used part of it. */
  ceiling: Rupees,
  used: Rupees,
  first_day: Day,
  last_day: Day,
};

/** `GET /desk/user/{id}/tds-lower`: a person's certificates of lower deduction, newest first; amounts on which tax is deducted use them up. */
export const DeskTdsLowerAnswer = list({
  ...certificateFigures,
  /** ended: by the desk, because it was wrong or cancelled. */
  state: Enum(["in force", "to come", "over", "used up", "ended"]),
});
export type DeskTdsLowerAnswer = Static<typeof DeskTdsLowerAnswer>;

/** What a certificate of lower deduction says, as it is entered. */
export const lowerDeduction = {
  certificate: requiredLine(40, "Please enter the number of the certificate"),
  code: StringOf({
    pattern: "^[0-9A-Z]{3,10}$",
    maxLength: 10,
    message: "Please enter the code of the law, such as 1031",
  }),
  rate: NumberOf({
    minimum: 0,
    maximum: 20,
    multipleOf: 0.01,
    message: "Please enter the rate in percent, such as 0.05",
  }),
  ceiling: deskAmount,
  first_day: deskDay,
  last_day: deskDay,
};

/** What the desk can look at here. */
export const tdsLowerReads = {
  "user tds-lower": {
    right: "look",
    path: "/desk/user/:id/tds-lower",
    summary: "A person's certificates of lower deduction, with the used part of each",
    query: ObjectOf({}, closed),
    answer: DeskTdsLowerAnswer,
  },
} as const;

/** Certificates of lower deduction of sellers and carriers. */
export const tdsLowerWrites = {
  "user tds-lower-enter": {
    right: "money",
    path: "/desk/user/:id/tds-lower",
    summary: "Enter a certificate of lower deduction: its rate applies within its dates until its ceiling is used up",
    body: withReason({
      /** As on the certificate; it must match their profile. */
      pan: requiredLine(10, "Please enter the PAN of the certificate"),
      ...lowerDeduction,
    }),
  },
  "tds-lower end": {
    right: "money",
    path: "/desk/tds-lower/:id/end",
    summary:
      "End a certificate of lower deduction that was entered wrongly or cancelled; the statutory rate applies to later bills",
    body: withReason({}),
  },
} as const;
