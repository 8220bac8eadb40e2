import type { Order } from "@mandi/shared/contract/order";
import { formatRupees } from "@mandi/shared/format/rupees";
import { useOutcomeInView } from "@mandi/shared/forms/use-outcome-in-view";
import { orderUnderCheck } from "@mandi/shared/messages/order-under-check";
import { Clock } from "lucide-react";
import { OutcomeNote } from "../payments/outcome-note";
import { toPayOf } from "./to-pay";

/** What is reported and being checked, and what is left to pay beside it; nothing where no transfer is under check. */
export function UnderCheckNote({ order }: { readonly order: Order }) {
  const isChecked = order.payment_under_check === 1;
  const heading = useOutcomeInView(isChecked);
  if (!isChecked) return null;
  return (
    <OutcomeNote heading={heading} tone="info" icon={Clock} title={orderUnderCheck.title}>
      {sentencesOf(order)}
    </OutcomeNote>
  );
}

function sentencesOf(order: Order): string {
  const { due_amount, reported_amount = due_amount } = order;
  const reported = orderUnderCheck.reported(formatRupees(reported_amount));
  const { rest } = toPayOf(order);
  return rest > 0 ? `${reported} ${orderUnderCheck.left(formatRupees(rest))}` : reported;
}
