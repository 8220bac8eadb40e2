import type { Order } from "@mandi/shared/contract/order";
import { useState } from "react";
import { type Paying, usePayment } from "../payments/use-payment";
import { payOrder } from "./order.api";

/**
 * Pays what is due on an order, or a part of it; `hasPaid` is set once the order shows the payment, until the next one.
 */
export function useOrderPayment(
  { id, due_amount }: Order,
  onChanged: () => void,
): { readonly paying: Paying; readonly hasPaid: boolean } {
  const [dueBefore, setDueBefore] = useState<number | null>(null);
  const paying = usePayment(
    (body, key) => {
      setDueBefore(due_amount);
      return payOrder(id, body, key);
    },
    { onDone: onChanged, onOvertaken: onChanged },
  );
  return { paying, hasPaid: paying.saving.isDone && dueBefore !== null && due_amount < dueBefore };
}
