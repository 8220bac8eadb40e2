import {
  BuyerLedgerAnswer,
  type Order,
  OrderAnswer,
  type OrderListQuery,
  SentOrderListAnswer,
} from "@mandi/shared/contract/order";
import type { PaymentBody } from "@mandi/shared/contract/payment";
import { ReceivedOrderListAnswer } from "@mandi/shared/contract/seller-order";
import { TimelineAnswer, type TimelineEvent } from "@mandi/shared/contract/trade-document";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** What the user bought. */
export function readSentOrders(query: OrderListQuery, signal: AbortSignal): Promise<SentOrderListAnswer> {
  return http.get("/customer/order", SentOrderListAnswer, { query: { ...query }, signal });
}

/** What a seller sold. */
export function readReceivedOrders(query: OrderListQuery, signal: AbortSignal): Promise<ReceivedOrderListAnswer> {
  return http.get("/seller/order", ReceivedOrderListAnswer, { query: { ...query }, signal });
}

export async function readOrder(id: string, signal: AbortSignal): Promise<Order> {
  const { data } = await http.get(`/customer/order-detail/${encodeURIComponent(id)}`, OrderAnswer, { signal });
  return data;
}

export async function readTimeline(id: number, signal: AbortSignal): Promise<TimelineEvent[]> {
  const { data } = await http.get(`/order/${id}/timeline`, TimelineAnswer, { signal });
  return data;
}

export function readOrderLedger(id: string, signal: AbortSignal): Promise<BuyerLedgerAnswer> {
  return http.get(`/customer/order-ledger/${encodeURIComponent(id)}`, BuyerLedgerAnswer, { signal });
}

/** Pays the due amount or a part of it (docs/domain.md#payments). */
export function payOrder(id: number, body: PaymentBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post(`/customer/order/${id}/payment`, body, MessageAnswer, { idempotencyKey });
}
