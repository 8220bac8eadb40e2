import { type FreightBidBody, TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import { syncServerClock } from "@mandi/shared/query/server-clock";

/** One enquiry with all its bids, lowest first. */
export async function readEnquiry(id: string, signal: AbortSignal): Promise<TransporterEnquiryAnswer> {
  const path = `/transporter/product-enquiry/${encodeURIComponent(id)}`;
  const answer = await http.get(path, TransporterEnquiryAnswer, { signal });
  syncServerClock(answer.data);
  return answer;
}

/** Sends the caller's freight per MT; a later one replaces it. */
export function sendBid(id: number, body: FreightBidBody, key: string): Promise<MessageAnswer> {
  return http.post(`/transporter/product-enquiry/${id}`, body, MessageAnswer, { idempotencyKey: key });
}

/** Withdraws the caller's bid at the price that they read, until a seller is marked. */
export function withdrawBid(id: number, expectedPrice: number, key: string): Promise<MessageAnswer> {
  const path = `/transporter/product-enquiry/${id}?expected_price=${expectedPrice}`;
  return http.delete(path, MessageAnswer, { idempotencyKey: key });
}
