import {
  Array as ArrayOf,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, rupeesField } from "../field";
import { mapOf } from "../map-of";
import { Id, Rupees } from "../wire";

/** A city of a belt with its range of freight per MT. */
export const BeltCity = ObjectOf({ state: StringOf(), city: StringOf(), min_price: Rupees, max_price: Rupees });
export type BeltCity = Static<typeof BeltCity>;

/** A belt: where they load and where they unload. `id` is additive, for editing and deleting. */
export const Belt = ObjectOf({ id: Id, loading_address: StringOf(), unloading_address: ArrayOf(BeltCity) });
export type Belt = Static<typeof Belt>;

/** `GET /transporter/belt`. */
export const BeltListAnswer = ObjectOf({ data: ArrayOf(Belt) });
export type BeltListAnswer = Static<typeof BeltListAnswer>;

/** `GET /transporter/state` and `GET /transporter/city/{state}`: names. */
export const StateListAnswer = ObjectOf({ state_list: ArrayOf(StringOf()) });
export type StateListAnswer = Static<typeof StateListAnswer>;
export const CityListAnswer = ObjectOf({ city_list: ArrayOf(StringOf()) });
export type CityListAnswer = Static<typeof CityListAnswer>;

const unfilled = "Please fill all fields";
const beltPrice = rupeesField(unfilled);

/** A row of a belt; the state, which is additive, distinguishes cities of the same name. */
export const BeltRow = ObjectOf(
  {
    state: StringOf({ minLength: 1, maxLength: 80, message: unfilled }),
    city: StringOf({ minLength: 1, maxLength: 80, message: unfilled }),
    min_price: beltPrice,
    max_price: beltPrice,
  },
  closed,
);
export type BeltRow = Static<typeof BeltRow>;

const priceByCity = {
  ...mapOf(NumberOf({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01, message: unfilled })),
  maxProperties: 200,
  message: unfilled,
};

/**
 * `POST /transporter/assign-belt`: as the specification lists it, two maps keyed by the lower-cased city with spaces as
 * underscores; additively, `rows` instead. With `id` (additive) the belt is replaced.
 */
export const AssignBeltBody = ObjectOf(
  {
    id: Optional(Id),
    loading_address: StringOf({ minLength: 1, maxLength: 400, pattern: "\\S", message: unfilled }),
    selected_city: Optional(
      ArrayOf(StringOf({ minLength: 1, maxLength: 80, message: unfilled }), { maxItems: 200, message: unfilled }),
    ),
    min_price: Optional(priceByCity),
    max_price: Optional(priceByCity),
    rows: Optional(ArrayOf(BeltRow, { minItems: 1, maxItems: 200, message: unfilled })),
  },
  closed,
);
export type AssignBeltBody = Static<typeof AssignBeltBody>;
