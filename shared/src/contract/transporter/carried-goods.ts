import { Array as ArrayOf, Object as ObjectOf, Optional, String as StringOf } from "typebox";
import { SizeValue } from "../trade-document";
import { Tonnes } from "../wire";

/** The goods as a transporter's freight enquiries and orders name them. */
export const CarriedProduct = ObjectOf({
  name: StringOf(),
  thumbnail: StringOf(),
  category: ObjectOf({ name: StringOf() }),
});
export const CarriedBrand = ObjectOf({ name: StringOf() });

/** What tells a load from others of the same product; additive. */
export const carriedGoods = {
  /** The chosen quality; empty where the product has none. */
  quality: Optional(StringOf()),
  /** How much of each size is ordered. */
  variation: Optional(ArrayOf(ObjectOf({ value: ArrayOf(SizeValue), quantity: Tonnes }))),
};
