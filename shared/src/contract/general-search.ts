import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { pincodeField } from "./field";
import { Id, Rupees } from "./wire";

/** `GET /general-search`. With a pincode (additive) offers are those with the lowest estimated landed price there. */
export const GeneralSearchQuery = ObjectOf(
  { search_key: StringOf({ minLength: 1, maxLength: 100 }), pincode: Optional(pincodeField) },
  { additionalProperties: false },
);
export type GeneralSearchQuery = Static<typeof GeneralSearchQuery>;

/**
 * A search text as a trader means it: `12mm fe500d sariya raipur` is TMT Bar, 12 mm, Fe 500D, Raipur. `labels` are what
 * was recognised besides the product, `unknown` the words that mean nothing there; `count` offers match, the cheapest
 * at `lowest_price` per MT, GST included. The keys of `filter` are those of the list of offers.
 */
export const UnderstoodText = ObjectOf({
  product: ObjectOf({ id: Id, name: StringOf(), thumbnail: StringOf() }),
  labels: ArrayOf(StringOf()),
  filter: ObjectOf({
    size: Optional(StringOf()),
    /** Additive. */
    thickness: Optional(StringOf()),
    grade: Optional(StringOf()),
    city: Optional(StringOf()),
    brand: Optional(StringOf()),
  }),
  /** The kind of each label: `size`, `thickness`, `grade`, `city` or `brand`. Additive. */
  kinds: Optional(ArrayOf(StringOf())),
  unknown: ArrayOf(StringOf()),
  count: Integer({ minimum: 0 }),
  lowest_price: Optional(Rupees),
  /** The lowest estimated landed price per MT at the pincode of the request; absent where there is no estimate. */
  lowest_landed: Optional(Rupees),
});
export type UnderstoodText = Static<typeof UnderstoodText>;

/**
 * Matches of the text in three groups. Additive: the product's picture; `understood`; `not_understood`, the words that
 * the first product does not match, where it is only the nearest one; and `delivery_place`, a city in the text where
 * nobody loads, with one of its pincodes.
 */
export const GeneralSearchAnswer = ObjectOf({
  brand_list: ArrayOf(ObjectOf({ id: Id, name: StringOf() })),
  product_list: ArrayOf(ObjectOf({ id: Id, name: StringOf(), thumbnail: Optional(StringOf()) })),
  market_news: ArrayOf(ObjectOf({ slug: StringOf(), title: StringOf() })),
  understood: Optional(UnderstoodText),
  not_understood: Optional(ArrayOf(StringOf())),
  delivery_place: Optional(ObjectOf({ city: StringOf(), pincode: pincodeField })),
});
export type GeneralSearchAnswer = Static<typeof GeneralSearchAnswer>;
