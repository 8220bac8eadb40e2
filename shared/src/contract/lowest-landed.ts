import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed, pincodeField } from "./field";
import { LandedEstimate } from "./freight-estimate";
import { SizeSummary } from "./product-list";
import { Id } from "./wire";

/** Products of one request at most. */
export const landedProductsAtMost = 100;
const productKeys = "^[1-9][0-9]{0,14}(\\|[1-9][0-9]{0,14}){0,99}$";

/** `GET /lowest-landed`: keys of products, `3|7`, and the place of delivery. */
export const LowestLandedQuery = ObjectOf(
  { product: StringOf({ maxLength: 1_600, pattern: productKeys }), pincode: pincodeField },
  closed,
);
export type LowestLandedQuery = Static<typeof LowestLandedQuery>;

/**
 * The lowest landed price of each product, at its offers' default sizes; a product without an estimate is left out.
 * `size` and `quality` (additive) are those that the price is for.
 */
export const LowestLandedAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({ id: Id, landed: LandedEstimate, size: Optional(SizeSummary), quality: Optional(StringOf()) }),
  ),
});
export type LowestLandedAnswer = Static<typeof LowestLandedAnswer>;
