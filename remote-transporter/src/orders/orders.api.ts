import { TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { http } from "@mandi/shared/http";

/** Orders the caller carries: the newest, or a page of all. */
export function readOrders(
  signal: AbortSignal,
  page?: { page: number; limit: number },
): Promise<TransporterOrderListAnswer> {
  return http.get("/transporter/order", TransporterOrderListAnswer, { signal, ...(page && { query: page }) });
}
