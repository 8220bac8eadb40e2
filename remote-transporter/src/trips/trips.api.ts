import type { TransporterOrderEventBody } from "@mandi/shared/contract/transporter/order";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** A step of the caller's own. The key makes a retry the same step, even when the first answer was lost. */
export function sendStep(
  orderId: number,
  body: TransporterOrderEventBody,
  key: string,
  signal: AbortSignal,
): Promise<MessageAnswer> {
  return http.post(`/transporter/order/${orderId}/event`, body, MessageAnswer, { idempotencyKey: key, signal });
}
