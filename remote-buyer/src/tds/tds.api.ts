import { OrderTdsAnswer, type OrderTdsBody } from "@mandi/shared/contract/order-tds";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** The tax that the buyer deducted from an order, and what they may still deduct. */
export async function readOrderTds(id: number, signal: AbortSignal): Promise<OrderTdsAnswer["data"]> {
  const { data } = await http.get(`/customer/order/${id}/tds`, OrderTdsAnswer, { signal });
  return data;
}

/** Reports tax that the buyer deducted (docs/domain.md#tax-deducted-at-source). */
export function sendOrderTds(id: number, body: OrderTdsBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post(`/customer/order/${id}/tds`, body, MessageAnswer, { idempotencyKey });
}
