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
import { closed, pincodeField, textField } from "./field";
import { LandedEstimate } from "./freight-estimate";
import { OfferGroupKind, offerFilter } from "./offer-filter";
import { Id, Instant, paged, pageQuery, Rupees, Tonnes } from "./wire";

/** A product of the catalogue. */
export const ProductItem = ObjectOf({ id: Id, name: StringOf(), thumbnail: StringOf() });
export type ProductItem = Static<typeof ProductItem>;

/** A brand. */
export const BrandItem = ObjectOf({ id: Id, name: StringOf(), thumbnail: StringOf() });
export type BrandItem = Static<typeof BrandItem>;

/**
 * `GET /product-list`, in the desk's order. All of it is additive: paging (`page`, `limit`), a search text, a category,
 * a brand that makes it, and ordering by name.
 */
export const ProductListQuery = ObjectOf(
  {
    ...pageQuery,
    search: Optional(textField(100)),
    category: Optional(Id),
    brand: Optional(Id),
    sort: Optional(Enum(["name", "-name"])),
  },
  closed,
);
export type ProductListQuery = Static<typeof ProductListQuery>;
export const ProductListAnswer = paged(ProductItem);
export type ProductListAnswer = Static<typeof ProductListAnswer>;

/** `GET /brand-list`. */
export const BrandListAnswer = ObjectOf({ brand_list: ArrayOf(BrandItem) });
export type BrandListAnswer = Static<typeof BrandListAnswer>;

/** A size by its first value: `Size 8 mm`. */
export const SizeSummary = ObjectOf({
  name: StringOf(),
  value: StringOf(),
  unit: ObjectOf({ short_name: StringOf() }),
});
export type SizeSummary = Static<typeof SizeSummary>;

/** A summary of an offer's sizes, in the order of the catalogue. */
export const SizeSpan = ObjectOf({ from: StringOf(), to: StringOf(), count: Integer({ minimum: 1 }) });
export type SizeSpan = Static<typeof SizeSpan>;

/**
 * A seller's offer as a card. `id` is the key of the offer and of /product-detail/{id}; the field
 * `seller_commodity_product_id` repeats it under the name that the bookmark call takes. `ex_price` is per MT, GST
 * included, of the size in `default_variation` and the quality in `default_quality`: in a list filtered by size or grade
 * the first of the chosen ones that the offer has, otherwise its default size and first quality.
 */
export const OfferItem = ObjectOf({
  id: Id,
  seller_commodity_product_id: Id,
  commodity_product_id: Id,
  name: StringOf(),
  thumbnail: StringOf(),
  brand: StringOf(),
  quality: ArrayOf(StringOf()),
  default_variation: Union([SizeSummary, Null()]),
  /** Null where the product has no qualities; additive. */
  default_quality: Optional(Union([StringOf(), Null()])),
  city: StringOf(),
  ex_price: Rupees,
  is_bookmarked: BooleanOf(),
  /** The price is so old that the seller would not be asked (docs/domain.md#catalogue-and-listings); additive. */
  is_stale: Optional(BooleanOf()),
  /** When the seller last entered or confirmed the price; additive. */
  last_updated: Optional(Union([Instant, Null()])),
  /** The first and the last of the sizes on offer, `8 mm` to `32 mm`, and how many there are; additive. */
  sizes: Optional(Union([SizeSpan, Null()])),
  /**
   * Stock that is not reserved: in a list filtered by size of the size that the price is for, otherwise of all sizes; null
   * where no stock was entered. Additive.
   */
  free_mt: Optional(Union([Tonnes, Null()])),
  /** The same of the size that the price is for, whatever the list is filtered by; additive. */
  priced_free_mt: Optional(Union([Tonnes, Null()])),
  /** At the pincode of the request; null where no freight can be estimated. Additive. */
  landed: Optional(Union([LandedEstimate, Null()])),
  /** The price of each size on offer, named with its thickness, per MT, GST included; in a list of single offers only. Additive. */
  size_prices: Optional(ArrayOf(ObjectOf({ size: StringOf(), ex_price: Rupees }))),
});
export type OfferItem = Static<typeof OfferItem>;

/**
 * `GET /seller-list-by-commodity-product/{id}`; with `?type=brand` the id is a brand's. Page, order and filters are
 * additive. Orders: `price` cheapest first, `-price` dearest first, `-updated` the price entered last first, `landed`
 * the lowest estimated price at `pincode` first, with offers without an estimate last. `offer` narrows the list to
 * these offers, at most eight.
 */
const fewIdsPattern = "^[1-9][0-9]{0,14}(\\|[1-9][0-9]{0,14}){0,7}$";
export const OfferListParams = ObjectOf({ id: Id }, closed);
export const OfferListQuery = ObjectOf(
  {
    ...pageQuery,
    ...offerFilter,
    type: OfferGroupKind,
    sort: Optional(Enum(["price", "-price", "-updated", "landed"])),
    pincode: Optional(pincodeField),
    offer: Optional(StringOf({ maxLength: 130, pattern: fewIdsPattern })),
  },
  closed,
);
export type OfferListQuery = Static<typeof OfferListQuery>;
export const OfferListAnswer = paged(OfferItem);
export type OfferListAnswer = Static<typeof OfferListAnswer>;

/** `GET /seller-commodity-product-list/{brand id}`: `id` is the seller_commodity_product_id to send. */
export const BrandProductListAnswer = ObjectOf({
  product_list: ArrayOf(ObjectOf({ id: Id, name: StringOf() })),
});
export type BrandProductListAnswer = Static<typeof BrandProductListAnswer>;
