import { TransporterOrderListAnswer, type TransporterOrderListQuery } from "@mandi/shared/contract/transporter/order";
import { http } from "@mandi/shared/http";

/** Orders the caller carries: the newest, or a page, of all or of those that match a search. */
export function readOrders(signal: AbortSignal, query: TransporterOrderListQuery): Promise<TransporterOrderListAnswer> {
  return http.get("/transporter/order", TransporterOrderListAnswer, { signal, query });
}
