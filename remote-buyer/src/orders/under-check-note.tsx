import type { Order } from "@mandi/shared/contract/order";
import { formatRupees } from "@mandi/shared/format/rupees";
import { useOutcomeInView } from "@mandi/shared/forms/use-outcome-in-view";
import { orderUnderCheck } from "@mandi/shared/messages/order-under-check";
import { Clock } from "lucide-react";
import { OutcomeNote } from "../payments/outcome-note";
import { reportedOf, toPayOf } from "./to-pay";

interface UnderCheckNoteProps {
  readonly order: Order;
  /** The reader has just reported a transfer, maybe beside another one. */
  readonly hasReported: boolean;
}

/** What is reported and being checked, and what is left to pay beside it; nothing where no transfer is under check. */
export function UnderCheckNote({ order, hasReported }: UnderCheckNoteProps) {
  const heading = useOutcomeInView(hasReported);
  if (order.payment_under_check === 0) return null;
  return (
    <OutcomeNote heading={heading} tone="info" icon={Clock} title={orderUnderCheck.title}>
      {sentencesOf(order)}
      {order.reported_proofs?.map((url) => (
        <p key={url}>
          <a href={url} target="_blank" rel="noopener">
            {orderUnderCheck.proof}
          </a>
        </p>
      ))}
    </OutcomeNote>
  );
}

function sentencesOf(order: Order): string {
  const reported = orderUnderCheck.reported(formatRupees(reportedOf(order)));
  const { rest } = toPayOf(order);
  return rest > 0 ? `${reported} ${orderUnderCheck.left(formatRupees(rest))}` : reported;
}
