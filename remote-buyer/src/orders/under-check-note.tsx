import type { Order } from "@mandi/shared/contract/order";
import { formatRupees } from "@mandi/shared/format/rupees";
import { useOutcomeInView } from "@mandi/shared/forms/use-outcome-in-view";
import { orderUnderCheck } from "@mandi/shared/messages/order-under-check";
import { Clock } from "lucide-react";
import { OutcomeNote } from "../payments/outcome-note";
import { ProofLink } from "../payments/proof-link";
import { reportedOf, toPayOf } from "./to-pay";
import type { JustReported } from "./use-order-payment";

interface UnderCheckNoteProps {
  readonly order: Order;
  /** The transfer that the reader has just reported, maybe beside another one. */
  readonly justReported: JustReported | null;
}

/** What is reported and being checked, and what is left to pay beside it; nothing where no transfer is under check. */
export function UnderCheckNote({ order, justReported }: UnderCheckNoteProps) {
  const heading = useOutcomeInView(justReported !== null);
  if (order.payment_under_check === 0) return null;
  return (
    <OutcomeNote heading={heading} tone="info" icon={Clock} title={orderUnderCheck.title}>
      {[...reportedWords(order, justReported), ...restWords(order)].join(" ")}
      {order.reported_transfers?.map(({ utr, proof }) =>
        proof ? (
          <p key={utr}>
            <ProofLink url={proof.url} words={orderUnderCheck.proof(utr)} />
          </p>
        ) : null,
      )}
    </OutcomeNote>
  );
}

function reportedWords(order: Order, just: JustReported | null): readonly string[] {
  const sum = reportedOf(order);
  if (just === null) return [orderUnderCheck.reported(formatRupees(sum))];
  const words = orderUnderCheck.justReported(formatRupees(just.amount), just.utr);
  return sum > just.amount ? [words, orderUnderCheck.inAll(formatRupees(sum))] : [words];
}

function restWords(order: Order): readonly string[] {
  const { rest } = toPayOf(order);
  return rest > 0 ? [orderUnderCheck.left(formatRupees(rest))] : [];
}
