import type { Order } from "@mandi/shared/contract/order";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { common } from "@mandi/shared/messages/common";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useState } from "react";

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

/** For buyers who must deduct tax: few do, so it is a button beside the payment. */
export function TdsButton({ order, isOffered, onChanged }: TdsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOffered ? (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {orders.deductTax}
        </Button>
      ) : null}
      {isOpen ? <TdsDialog order={order} onChanged={onChanged} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
