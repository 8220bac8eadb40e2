import { Array as ArrayOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { Id } from "./wire";

/** A maker's brand. */
export const Brand = ObjectOf({ id: Id, name: StringOf(), thumbnail: StringOf() });
export type Brand = Static<typeof Brand>;

/** `GET /brand-list`. */
export const BrandListAnswer = ObjectOf({ brand_list: ArrayOf(Brand) });
export type BrandListAnswer = Static<typeof BrandListAnswer>;

/**
 * `GET /seller-commodity-product-list/{brand id}`: what is on offer of a brand. `id` is the
 * seller_commodity_product_id that a general enquiry sends (H-65).
 */
export const BrandProductListAnswer = ObjectOf({ product_list: ArrayOf(ObjectOf({ id: Id, name: StringOf() })) });
export type BrandProductListAnswer = Static<typeof BrandProductListAnswer>;
