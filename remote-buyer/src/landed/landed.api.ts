import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { http } from "@mandi/shared/http";

/** An offer and the place that its goods would go to. */
export interface OfferAt {
  readonly productId: number;
  readonly offerId: number;
  readonly pincode: string;
}

/** The estimated landed price of an offer at a pincode: the list of its product, narrowed to it. Null: nothing is known of the road. */
export async function readLanded({ productId, offerId, pincode }: OfferAt, signal: AbortSignal) {
  const query = { offer: String(offerId), pincode };
  const { data } = await http.get(`/seller-list-by-commodity-product/${productId}`, OfferListAnswer, { query, signal });
  return data[0]?.landed ?? null;
}

/**
 * The same estimate at another ex price of the offer: freight is the same for every size and grade.
 *
 * @param exPrice per MT with GST, in rupees
 */
export function landedAt(landed: LandedEstimate, exPrice: number): LandedEstimate {
  const price = exPrice + landed.freight + landed.freight_tax;
  const further = price - landed.price;
  return { ...landed, price, low: landed.low + further, high: landed.high + further };
}
