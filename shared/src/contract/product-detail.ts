import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Integer,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { mapOf } from "./map-of";
import { OfferItem, SizeSummary } from "./product-list";
import { Id, Instant, Rupees, Tonnes } from "./wire";

const Flag = Integer({ minimum: 0, maximum: 1 });

/** A size: `id` is the same for every seller; it can be chosen when both flags are 1. `price` is per MT before GST. */
export const ProductVariation = ObjectOf({
  id: Id,
  price: Rupees,
  is_selected: Flag,
  is_brand_selling: Flag,
  value: ArrayOf(ObjectOf({ name: StringOf(), value: StringOf(), unit: ObjectOf({ short_name: StringOf() }) })),
});
export type ProductVariation = Static<typeof ProductVariation>;

/**
 * A seller's offer in full. Every amount is per MT: charges, `base_price` and `total_amount` before GST, `ex_price`
 * with GST and rounded to the rupee (docs/domain.md#prices).
 */
export const ProductDetail = ObjectOf({
  name: StringOf(),
  description: StringOf(),
  thumbnail: StringOf(),
  images: ArrayOf(StringOf()),
  brand: ObjectOf({ name: StringOf(), id: Id }),
  min_order_qty: Tonnes,
  unit: ObjectOf({ name: StringOf() }),
  base_price: Rupees,
  total_charges: Rupees,
  gst: NumberOf(),
  ex_price: Rupees,
  total_amount: Rupees,
  default_variation_price: Rupees,
  loading_charge: Rupees,
  insurance_charge: Rupees,
  quality_charge: Rupees,
  other_charges: ArrayOf(ObjectOf({ name: StringOf(), operator: Enum(["+", "-"]), price: Rupees })),
  /** City of loading; shown as `Ex-{address}`. */
  address: StringOf(),
  last_updated: Union([Instant, Null()]),
  /** The price is so old that the seller would not be asked (docs/domain.md#catalogue-and-listings); additive. */
  is_stale: Optional(BooleanOf()),
  is_bookmarked: BooleanOf(),
  commodity_product_id: Id,
  seller_commodity_product_id: Id,
  quality: ArrayOf(StringOf()),
  quality_price: ArrayOf(Rupees),
  packaging_charge: ArrayOf(ObjectOf({ id: Id, name: StringOf(), charge: Rupees })),
  /** Day to ex price, oldest day first, at most 30 days. */
  price_history: mapOf(Rupees, "^\\d{4}-\\d{2}-\\d{2}$"),
  default_variation: Union([SizeSummary, Null()]),
  variation: ArrayOf(ProductVariation),
  product_delivery_info: StringOf(),
  product_terms_condition: StringOf(),
});
export type ProductDetail = Static<typeof ProductDetail>;

/** `GET /product-detail/{id}`. */
export const ProductDetailAnswer = ObjectOf({ products_data: ProductDetail, seller_product_list: ArrayOf(OfferItem) });
export type ProductDetailAnswer = Static<typeof ProductDetailAnswer>;
