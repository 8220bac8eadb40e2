import { type TransporterOrder, TransporterOrderListAnswer } from "@mandi/shared/contract/transporter-market";
import { http } from "@mandi/shared/http";

/** Orders the caller carries. */
export async function readOrders(signal: AbortSignal): Promise<TransporterOrder[]> {
  const { data } = await http.get("/transporter/order", TransporterOrderListAnswer, { signal });
  return data;
}
