import { Array as ArrayOf, Object as ObjectOf, Optional, type Static } from "typebox";
import { Id, Instant, Rupees } from "../wire";
import { orNull, pagedList, text } from "./field";

/** `GET /desk/credit-request`. */
export const DeskCreditListAnswer = pagedList({
  id: Id,
  user_id: Id,
  name: text,
  company: text,
  phone: text,
  type: text,
  status: text,
  /** The current credit limit, and how much of it is drawn. Additive. */
  limit: Optional(Rupees),
  used: Optional(Rupees),
  /** Titles of the submitted documents; each opens by `GET /desk/credit-request/{id}/document?title=`. */
  documents: ArrayOf(text),
  created_at: Instant,
  /** The request about it that waits for a second person, when a single credit request is read. Additive. */
  approval_id: Optional(orNull(Id)),
  /** How it was decided, with the limit if there is one; null while it is open. Additive. */
  decision: Optional(orNull(ObjectOf({ at: Instant, by: text, reason: orNull(text), granted: orNull(Rupees) }))),
});

export type DeskCredit = Static<typeof DeskCreditListAnswer>["data"][number];
