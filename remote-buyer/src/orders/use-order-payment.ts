import { type Paying, usePayment } from "../payments/use-payment";
import { payOrder } from "./order.api";

/** Pays what is due on an order, or a part of it. */
export function useOrderPayment(id: number, onChanged: () => void): Paying {
  return usePayment((body, key) => payOrder(id, body, key), { onDone: onChanged, onOvertaken: onChanged });
}
