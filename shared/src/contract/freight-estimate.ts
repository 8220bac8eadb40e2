import {
  Boolean as BooleanOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, pincodeField } from "./field";
import { Rupees } from "./wire";

/**
 * What an offer will probably cost at a place of delivery, per MT, GST included: `price` in the middle of the range `low` to
 * `high`. It is an estimate; only the quotation is binding. `freight` is before GST, `freight_tax` the GST on it; ex
 * price, freight and its tax add up to `price`. `basis` names the source: freight accepted on the route, carriers'
 * belts, or the distance by road.
 */
export const LandedEstimate = ObjectOf({
  freight: Rupees,
  freight_tax: Rupees,
  price: Rupees,
  low: Rupees,
  high: Rupees,
  basis: Enum(["accepted", "belts", "distance"]),
  kilometres: Optional(Integer({ minimum: 0 })),
});
export type LandedEstimate = Static<typeof LandedEstimate>;

/** `GET /freight-record/{pincode}`. Unknown: 404 'Pincode Not Found!'. */
export const FreightRecordParams = ObjectOf({ pincode: pincodeField }, closed);

/**
 * How accurate past estimates were: of `count` estimates, `percent` in 100 were within `within` rupees per MT of the
 * freight that was accepted, before GST. No range of an estimate is narrower. `is_of_city`: all of them to this city; otherwise to anywhere. Absent while
 * there are too few.
 */
export const FreightRecordAnswer = ObjectOf({
  city: StringOf(),
  state: StringOf(),
  record: Optional(
    ObjectOf({
      count: Integer({ minimum: 1 }),
      percent: Integer({ minimum: 1, maximum: 100 }),
      within: Rupees,
      is_of_city: BooleanOf(),
    }),
  ),
});
export type FreightRecordAnswer = Static<typeof FreightRecordAnswer>;
