import { Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { chosenId, closed, requiredLine } from "../field";
import { Id, Rupees } from "../wire";
import { deskAmount, deskPage, list, text, withReason } from "./field";

/**
 * `GET /desk/tds/given`: tax that we have deducted from sellers and carriers since April of the year before last, by
 * quarter, and what our certificates show of it.
 */
export const DeskTdsGivenAnswer = list({
  user_id: Id,
  name: text,
  phone: text,
  /** Empty where they have none. */
  pan: text,
  code: text,
  /** `2026-27 Q3` */
  quarter: text,
  deducted: Rupees,
  /** As shown by the last certificate, with its number; 0 and empty where there is none. */
  certified: Rupees,
  certificate: text,
  /**
   * due: nothing stands in the way; unpaid: not all of the quarter's tax is paid to the government; running: the
   * quarter is not over.
   */
  state: Enum(["due", "unpaid", "running", "certified"]),
});
export type DeskTdsGivenAnswer = Static<typeof DeskTdsGivenAnswer>;

/** The desk's reads of this module. */
export const tdsGivenReads = {
  "tds given": {
    right: "books",
    path: "/desk/tds/given",
    summary: "Tax that we deducted, by person and quarter, with the certificates that we gave for it",
    query: ObjectOf(deskPage, closed),
    answer: DeskTdsGivenAnswer,
  },
} as const;

/** Certificates that we give. */
export const tdsGivenWrites = {
  "user tds-give": {
    right: "money",
    path: "/desk/user/:id/tds-give",
    summary: "Give a person our certificate of the tax deducted under a code in a quarter; it replaces an earlier one",
    body: withReason({
      quarter: StringOf({
        pattern: "^20\\d{2}-\\d{2} Q[1-4]$",
        maxLength: 10,
        message: "Please enter the quarter as 2026-27 Q3",
      }),
      code: StringOf({
        pattern: "^[0-9A-Z]{3,10}$",
        maxLength: 10,
        message: "Please enter the code of the law, such as 1031",
      }),
      amount: deskAmount,
      certificate: requiredLine(40, "Please enter the number of the certificate"),
      upload_id: chosenId("Please add the file of the certificate"),
    }),
  },
} as const;
