import {
  Array as ArrayOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, textField } from "./field";
import { severalIdsPattern } from "./offer-filter";
import { Id } from "./wire";

/** `GET /asked-sellers` (additive): the goods of a request that is not sent yet; `size` holds keys of sizes, `3|7`. */
export const AskedSellersQuery = ObjectOf(
  {
    product: Id,
    brand: Id,
    city: textField(80),
    size: StringOf({ maxLength: 400, pattern: severalIdsPattern }),
    any_brand: Optional(Enum(["yes"])),
    any_city: Optional(Enum(["yes"])),
  },
  closed,
);
export type AskedSellersQuery = Static<typeof AskedSellersQuery>;

/** How many sellers would be asked now, in which cities, the cheapest first, and how long they have to answer. */
export const AskedSellersAnswer = ObjectOf({
  data: ObjectOf({
    sellers: Integer({ minimum: 0 }),
    cities: Optional(ArrayOf(StringOf())),
    reply_seconds: Integer({ minimum: 0 }),
  }),
});
export type AskedSellersAnswer = Static<typeof AskedSellersAnswer>;
