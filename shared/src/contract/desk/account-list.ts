import { Integer, Object as ObjectOf, Optional } from "typebox";
import { closed, textField } from "../field";
import { Id, Rupees } from "../wire";
import { deskPage, list, orNull, text } from "./field";

/** `GET /desk/account`: the books, platform accounts first. */
export const DeskAccountQuery = ObjectOf({ ...deskPage, search: Optional(textField(60)) }, closed);
export const DeskAccountListAnswer = list({
  code: text,
  balance: Rupees,
  limit: Rupees,
  postings: Integer(),
  /** For `rcm_payable`: what waits for a second person to be entered as paid, and the latest request about it. Additive. */
  waits: Optional(Rupees),
  approval_id: Optional(orNull(Id)),
});
