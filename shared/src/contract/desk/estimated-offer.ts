import { Integer, Object as ObjectOf, String as StringOf } from "typebox";
import { Id, Rupees } from "../wire";

/** An offer at its landed estimate per MT before GST, likely and within which range. */
export const EstimatedOffer = ObjectOf({
  seller_id: Id,
  /** Where the seller loads: a request for any brand asks in several cities. */
  city: StringOf(),
  landed_per_mt: Rupees,
  low: Rupees,
  high: Rupees,
  can_deliver: Integer({ minimum: 0, maximum: 1 }),
});
