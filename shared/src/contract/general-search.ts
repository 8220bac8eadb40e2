import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { Id } from "./wire";

/** `GET /general-search`. */
export const GeneralSearchQuery = ObjectOf(
  { search_key: StringOf({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
export type GeneralSearchQuery = Static<typeof GeneralSearchQuery>;

/** What fits the text, in three groups. The product's picture is additive. */
export const GeneralSearchAnswer = ObjectOf({
  brand_list: ArrayOf(ObjectOf({ id: Id, name: StringOf() })),
  product_list: ArrayOf(ObjectOf({ id: Id, name: StringOf(), thumbnail: Optional(StringOf()) })),
  market_news: ArrayOf(ObjectOf({ slug: StringOf(), title: StringOf() })),
});
export type GeneralSearchAnswer = Static<typeof GeneralSearchAnswer>;
