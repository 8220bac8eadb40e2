import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { TraderDayAnswer } from "@mandi/shared/contract/trader-day";
import { http } from "@mandi/shared/http";
import { traderDayCall } from "./trader-day-call";

/** The reader's running deals, watched prices and money in one answer. */
export function readTraderDay(signal: AbortSignal, pincode: string | null): Promise<TraderDayAnswer> {
  return http.get(traderDayCall(pincode), TraderDayAnswer, { signal });
}

/** The three offers of a product with the lowest estimated landed price at the pincode. */
export function readLowestOffers(signal: AbortSignal, productId: number, pincode: string): Promise<OfferListAnswer> {
  const query = { limit: 3, sort: "landed", pincode };
  return http.get(`/seller-list-by-commodity-product/${productId}`, OfferListAnswer, { query, signal });
}
