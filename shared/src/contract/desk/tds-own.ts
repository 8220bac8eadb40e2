import { Integer, Object as ObjectOf, type Static } from "typebox";
import { chosenId, closed } from "../field";
import { list, withReason } from "./field";
import { certificateFigures, lowerDeduction } from "./tds-lower";

/** `GET /desk/user/{id}/tds-own`: certificates under which a buyer deducts less from us, newest first; their invoices use them up. */
export const DeskTdsOwnAnswer = list({
  ...certificateFigures,
  /** Neither ended nor to come nor over. */
  is_counting: Integer({ minimum: 0, maximum: 1 }),
});
export type DeskTdsOwnAnswer = Static<typeof DeskTdsOwnAnswer>;

/** What the desk can look at here. */
export const tdsOwnReads = {
  "user tds-own": {
    right: "look",
    path: "/desk/user/:id/tds-own",
    summary: "Our certificates under which a buyer deducts less from us, with the used part of each",
    query: ObjectOf({}, closed),
    answer: DeskTdsOwnAnswer,
  },
} as const;

/** Certificates of lower deduction that the tax office gave us. */
export const tdsOwnWrites = {
  "user tds-own-enter": {
    right: "money",
    path: "/desk/user/:id/tds-own",
    summary: "Enter our certificate under which a buyer deducts less from us; they get its file",
    body: withReason({
      ...lowerDeduction,
      upload_id: chosenId("Please add the file of the certificate"),
    }),
  },
  "tds-own end": {
    right: "money",
    path: "/desk/tds-own/:id/end",
    summary: "End our certificate that was entered wrongly or cancelled; the buyer deducts at the statutory rate again",
    body: withReason({}),
  },
} as const;
