import type { Order } from "@mandi/shared/contract/order";
import { useState } from "react";
import { type Paying, usePayment } from "../payments/use-payment";
import { payOrder } from "./order.api";
import { reportedOf } from "./to-pay";

interface OrderPayment {
  readonly paying: Paying;
  /** The order shows the payment; until the next one. */
  readonly hasPaid: boolean;
  /** The order shows the transfer that was reported; until the next one. */
  readonly hasReported: boolean;
}

/** Pays what is due on an order, or a part of it. */
export function useOrderPayment(order: Order, onChanged: () => void): OrderPayment {
  const due = order.due_amount;
  const reported = reportedOf(order);
  const [before, setBefore] = useState({ due, reported });
  const paying = usePayment(
    (body, key) => {
      setBefore({ due, reported });
      return payOrder(order.id, body, key);
    },
    { onDone: onChanged, onOvertaken: onChanged },
  );
  const { isDone } = paying.saving;
  return { paying, hasPaid: isDone && due < before.due, hasReported: isDone && reported > before.reported };
}
