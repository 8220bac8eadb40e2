import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { Id, paged, Rupees } from "./wire";

/** The size a price is quoted for, unless the reader chooses another: `Size` `12` `mm`. */
export const DefaultVariation = ObjectOf({
  name: StringOf(),
  value: StringOf(),
  unit: ObjectOf({ short_name: StringOf() }),
});
export type DefaultVariation = Static<typeof DefaultVariation>;

/**
 * A seller's offer as lists show it: on the product list, beside a product, on the watch list.
 * `id` is the seller_commodity_product_id and opens /product-detail/{id} (H-51, H-65); `ex_price` is per MT with GST (H-18).
 */
export const ProductOffer = ObjectOf({
  id: Id,
  commodity_product_id: Id,
  seller_commodity_product_id: Id,
  name: StringOf(),
  thumbnail: StringOf(),
  brand: StringOf(),
  quality: ArrayOf(StringOf()),
  default_variation: Union([DefaultVariation, Null()]),
  city: StringOf(),
  ex_price: Rupees,
  /** False for a visitor. */
  is_bookmarked: BooleanOf(),
});
export type ProductOffer = Static<typeof ProductOffer>;

/** `type=brand`: the id is a brand's (H-21); else it is a commodity product's. */
export const ProductOfferQuery = ObjectOf({
  type: Optional(Enum(["brand"])),
  page: Optional(Integer({ minimum: 1 })),
});
export type ProductOfferQuery = Static<typeof ProductOfferQuery>;

/** `GET /seller-list-by-commodity-product/{id}`. `name` is additive: what was searched, a product or a brand. */
export const ProductOfferListAnswer = ObjectOf({ name: StringOf(), ...paged(ProductOffer).properties });
export type ProductOfferListAnswer = Static<typeof ProductOfferListAnswer>;
