import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { type Delivery, useDelivery } from "@mandi/shared/session";
import { landedAt, type OfferAt, readLanded } from "./landed.api";

const landedQuery = defineQuery((signal, offer: OfferAt) => readLanded(offer, signal), { isKept: true });

/** What a choice probably costs at the place of delivery. */
export interface LandedChoice {
  readonly place: Delivery;
  /** Per MT, at the ex price of the choice. Null: nothing is known of the road. */
  readonly landed: LandedEstimate | null;
}

/**
 * The estimate for the choice at the place of delivery; undefined without a place and while unknown: a failure is not worth a
 * message.
 *
 * @param unitPrice ex price per MT of the choice, in rupees
 */
export function useLanded(product: ProductDetail, unitPrice: number): LandedChoice | undefined {
  const { commodity_product_id: productId, seller_commodity_product_id: offerId } = product;
  const place = useDelivery();
  const state = useQuery(landedQuery, place && [{ productId, offerId, pincode: place.pincode }]);
  if (place === null || state.kind !== "ready") return undefined;
  return { place, landed: state.data && landedAt(state.data, unitPrice) };
}
