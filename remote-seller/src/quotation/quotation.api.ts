import {
  type SellerOfferBody,
  type SellerQuotation,
  SellerQuotationAnswer,
} from "@mandi/shared/contract/seller-quotation";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import { syncServerClock } from "@mandi/shared/query/server-clock";

const pathOf = (id: string): string => `/seller/product-enquiry/${encodeURIComponent(id)}`;

/** The quotation as this seller sees it, without freight and without its buyer (docs/domain.md#who-sees-what). */
export async function readQuotation(id: string, signal: AbortSignal): Promise<SellerQuotation> {
  const { data } = await http.get(pathOf(id), SellerQuotationAnswer, { signal });
  return syncServerClock(data);
}

/** Withdraws the seller's offer at the price that they read, until the window closes. */
export function withdrawOffer(id: number, expectedPrice: number, idempotencyKey: string): Promise<MessageAnswer> {
  return http.delete(`${pathOf(String(id))}?expected_price=${expectedPrice}`, MessageAnswer, { idempotencyKey });
}

/** Makes or changes the seller's offer. */
export function sendOffer(id: string, body: SellerOfferBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post(pathOf(id), body, MessageAnswer, { idempotencyKey });
}
