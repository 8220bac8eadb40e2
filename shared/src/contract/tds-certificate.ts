import { Array as ArrayOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { Day, Id, Rupees } from "./wire";

/** `GET /tds-certificate` (additive): the certificates of tax that we deducted from the caller, newest quarter first. */
export const TdsCertificateListAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      id: Id,
      number: StringOf(),
      /** `2026-27 Q3` */
      quarter: StringOf(),
      code: StringOf(),
      amount: Rupees,
      given_on: Day,
      /** Opens the file for the caller; expires after some hours. */
      url: StringOf(),
    }),
  ),
});
export type TdsCertificateListAnswer = Static<typeof TdsCertificateListAnswer>;
