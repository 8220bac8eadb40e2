import type { PaymentBody } from "@mandi/shared/contract/payment";
import { type PriceHistory, PriceHistoryAnswer } from "@mandi/shared/contract/price-history";
import {
  BookingPaymentAnswer,
  type Quotation,
  QuotationAnswer,
  type QuotationListQuery,
  SentQuotationListAnswer,
} from "@mandi/shared/contract/quotation";
import { ReceivedQuotationListAnswer } from "@mandi/shared/contract/seller-quotation";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import { syncServerClock } from "@mandi/shared/query/server-clock";

/** The quotations that the user requested. */
export function readSentQuotations(query: QuotationListQuery, signal: AbortSignal): Promise<SentQuotationListAnswer> {
  return http.get("/product-enquiry", SentQuotationListAnswer, { query: { ...query }, signal });
}

/** A seller's enquiries. */
export function readReceivedQuotations(
  query: QuotationListQuery,
  signal: AbortSignal,
): Promise<ReceivedQuotationListAnswer> {
  return http.get("/seller/product-enquiry", ReceivedQuotationListAnswer, { query: { ...query }, signal });
}

export async function readQuotation(id: string, signal: AbortSignal): Promise<Quotation> {
  const { data } = await http.get(`/product-enquiry/${encodeURIComponent(id)}`, QuotationAnswer, { signal });
  return syncServerClock(data);
}

export async function readPriceHistory(id: number, signal: AbortSignal): Promise<PriceHistory> {
  const { data } = await http.get(`/product-enquiry/${id}/price-history`, PriceHistoryAnswer, { signal });
  return data;
}

export function payBooking(id: number, body: PaymentBody, idempotencyKey: string): Promise<BookingPaymentAnswer> {
  return http.post(`/product-enquiry/${id}/payment`, body, BookingPaymentAnswer, { idempotencyKey });
}

export function withdrawQuotation(id: number, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post(`/product-enquiry/${id}/withdraw`, {}, MessageAnswer, { idempotencyKey });
}
