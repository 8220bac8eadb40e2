import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useDelivery } from "@mandi/shared/session";
import { readLanded } from "../product.api";

const landedQuery = defineQuery(
  (signal, productId: number, offerId: number, pincode: string) => readLanded({ productId, offerId, pincode }, signal),
  { isKept: true },
);

/** What a choice probably costs at the place of delivery, in rupees per MT with GST. */
export interface LandedChoice {
  readonly pincode: string;
  /** Null: nothing is known of the road. */
  readonly perMt: {
    readonly freight: number;
    readonly likely: number;
    readonly least: number;
    readonly most: number;
  } | null;
}

/**
 * The estimate for the choice at the place of delivery, its freight being the same for every size; undefined without a place and
 * while unknown: a failure is not worth a message.
 *
 * @param unitPrice ex price per MT of the choice, in rupees
 */
export function useLanded(product: ProductDetail, unitPrice: number): LandedChoice | undefined {
  const { commodity_product_id, seller_commodity_product_id } = product;
  const pincode = useDelivery()?.pincode;
  const state = useQuery(
    landedQuery,
    pincode === undefined ? null : [commodity_product_id, seller_commodity_product_id, pincode],
  );
  if (pincode === undefined || state.kind !== "ready") return undefined;
  const { landed } = state.data;
  if (landed === null) return { pincode, perMt: null };
  const freight = landed.freight + landed.freight_tax;
  const likely = unitPrice + freight;
  const [least, most] = [likely + landed.low - landed.price, likely + landed.high - landed.price];
  return { pincode, perMt: { freight, likely, least, most } };
}
