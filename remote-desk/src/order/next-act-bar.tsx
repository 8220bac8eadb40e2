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
  const owed = owedBy(order);
  return (
    <BottomBar
      {...owed}
      action={
        <Button variant="primary" isFull={owed === null} onClick={() => onOpen(act)}>
          {act.title}
        </Button>
      }
    />
  );
}

/** What is due on the buyer's invoices; while nothing is, what the whole order still costs them. */
function owedBy({ money: { open, due } }: DeskOrder) {
  if (open > 0) return { caption: orderParts.invoicesOpen, figure: exact(open) };
  return due > 0 ? { caption: orderParts.wholeOrder, figure: exact(due) } : null;
}
