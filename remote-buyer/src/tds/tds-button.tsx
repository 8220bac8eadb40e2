import type { Order } from "@mandi/shared/contract/order";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { common } from "@mandi/shared/messages/common";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useState } from "react";
import { toPayOf } from "../orders/to-pay";

const TdsDialog = latePart(async () => (await import(/* webpackChunkName: "tds" */ "./tds-dialog")).TdsDialog, {
  failed: common.failedTitle,
  waiting: null,
  isAsked: true,
});

export interface TdsButtonProps {
  readonly order: Order;
  /** Something is owed; a dialog that is open stays when it no longer is. */
  readonly isOffered: boolean;
  readonly onChanged: () => void;
}

/**
 * For buyers who must deduct tax: few do, so it is a button beside the payment. It is offered while a rupee is left that tax
 * can be taken off; later it opens what was deducted.
 */
export function TdsButton({ order, isOffered, onChanged }: TdsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // In whole rupees, and never of what a transfer under check will pay.
  const canDeduct = toPayOf(order).rest >= 1;
  const hasDeducted = (order.tds_amount ?? 0) > 0;
  return (
    <>
      {isOffered && (canDeduct || hasDeducted) ? (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {canDeduct ? orders.deductTax : orders.taxDeducted}
        </Button>
      ) : null}
      {isOpen ? <TdsDialog order={order} onChanged={onChanged} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
