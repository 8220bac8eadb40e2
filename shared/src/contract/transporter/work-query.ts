import { Optional } from "typebox";
import { textField } from "../field";
import { pageQuery } from "../wire";

/** Query of a transporter's lists of work; all of it is additive. */
export const workQuery = {
  ...pageQuery,
  /** Number, party, goods, city, vehicle, document or day. */
  search: Optional(textField(60)),
};
