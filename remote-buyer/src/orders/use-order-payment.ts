import type { Order } from "@mandi/shared/contract/order";
import { useState } from "react";
import { type Paying, usePayment } from "../payments/use-payment";
import { payOrder } from "./order.api";
import { reportedOf } from "./to-pay";

/** A transfer as its payer has reported it. */
export interface JustReported {
  readonly amount: number;
  readonly utr: string;
}

interface OrderPayment {
  readonly paying: Paying;
  /** The order shows the payment; until the next one. */
  readonly hasPaid: boolean;
  /** The transfer that was reported, once the order shows it; until the next payment. */
  readonly justReported: JustReported | null;
}

/** What was due and reported before the last payment was sent, and that payment where it is a transfer. */
interface Sent {
  readonly due: number;
  readonly reported: number;
  readonly transfer: JustReported | null;
}

/** Pays what is due on an order, or a part of it. */
export function useOrderPayment(order: Order, onChanged: () => void): OrderPayment {
  const due = order.due_amount;
  const reported = reportedOf(order);
  const [before, setBefore] = useState<Sent>({ due, reported, transfer: null });
  const paying = usePayment(
    (body, key) => {
      const { amount = 0, utr } = body;
      setBefore({ due, reported, transfer: utr === undefined ? null : { amount, utr } });
      return payOrder(order.id, body, key);
    },
    { onDone: onChanged, onOvertaken: onChanged },
  );
  const { isDone } = paying.saving;
  const justReported = isDone && reported > before.reported ? before.transfer : null;
  return { paying, hasPaid: isDone && due < before.due, justReported };
}
