import { orderParts } from "@mandi/shared/messages/desk-order";
import { Button } from "@mandi/shared/ui/controls/button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { DeskAct } from "../acts/desk-act";
import { exact } from "../common/exact";
import { useRights } from "../rights/use-right";
import { nextActOf } from "./acts/next-act";
import type { DeskOrder } from "./order.api";

interface NextActBarProps {
  readonly order: DeskOrder;
  readonly onOpen: (act: DeskAct) => void;
}

/** On a phone keeps what the buyer owes and the order's next act in reach of the thumb, however long the page is. */
export function NextActBar({ order, onOpen }: NextActBarProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const rights = useRights();
  const act = isPhone ? nextActOf(order) : null;
  if (act === null || rights.kind !== "ready" || !rights.data.data.rights.includes(act.right)) return null;
  const { due } = order.money;
  return (
    <BottomBar
      {...(due > 0 && { caption: orderParts.buyerOwes, figure: exact(due) })}
      action={
        <Button variant="primary" isFull={due <= 0} onClick={() => onOpen(act)}>
          {act.title}
        </Button>
      }
    />
  );
}
