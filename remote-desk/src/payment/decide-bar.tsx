import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Button } from "@mandi/shared/ui/controls/button";
import { useIsInView } from "@mandi/shared/ui/media/use-is-in-view";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { useRight } from "../rights/use-right";
import { decisionId } from "./decision-id";

/** On a phone the decision is below what it rests on: keeps the sum, and the way there, in reach of the thumb. */
export function DecideBar({ payment }: { readonly payment: DeskPayment }) {
  const mayDecide = useRight("money") === true;
  const isShown = useIsInView(decisionId);
  if (!mayDecide || payment.status !== "under check" || payment.approval_id !== null) return null;
  return (
    <BottomBar
      caption={messages.claimedSum}
      figure={formatRupees(payment.amount, { decimals: "auto" })}
      isHidden={isShown}
      action={
        <Button variant="primary" onClick={() => document.getElementById(decisionId)?.querySelector("input")?.focus()}>
          {messages.decide}
        </Button>
      }
    />
  );
}
