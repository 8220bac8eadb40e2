import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readLanded } from "../product.api";

const landedQuery = defineQuery(
  (signal, productId: number, offerId: number, pincode: string) => readLanded({ productId, offerId, pincode }, signal),
  { isKept: true },
);

/**
 * The estimate of an offer at a pincode: null where there is none, undefined while unknown; a failure is not worth a
 * message.
 */
export function useLanded(
  product: ProductDetail,
  pincode: string,
): NonNullable<OfferItem["landed"]> | null | undefined {
  const { commodity_product_id, seller_commodity_product_id } = product;
  const state = useQuery(landedQuery, [commodity_product_id, seller_commodity_product_id, pincode]);
  return state.kind === "ready" ? state.data.landed : undefined;
}
