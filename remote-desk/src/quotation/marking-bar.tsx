import { formatRupees } from "@mandi/shared/format/rupees";
import { desk } from "@mandi/shared/messages/desk";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { Button } from "@mandi/shared/ui/controls/button";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { useRight } from "../rights/use-right";
import { markWords } from "./mark-words";
import { sellerOf } from "./pairs";
import type { MarkingBoard, Pair } from "./quotation.api";
import type { Marking } from "./use-marking";
import type { WhyNot } from "./why-not";

export interface MarkingBarProps {
  readonly data: MarkingBoard;
  readonly pair: Pair;
  /** Why it cannot be marked; null where it can. */
  readonly why: WhyNot | null;
  readonly marking: Marking;
}

/**
 * On a phone the decision is below a long board: the bar keeps the choice, its price, and the act in reach of the thumb; the question
 * asks for the reason.
 */
export function MarkingBar({ data, pair, why, marking }: MarkingBarProps) {
  if (useRight("trade") !== true) return null;
  return (
    <BottomBar
      caption={why?.short ?? pairOf(data, pair)}
      figure={formatRupees(pair.landed_per_mt)}
      action={
        <Button
          variant="primary"
          disabled={why !== null}
          aria-describedby={why?.id}
          isBusy={marking.saving.isBusy}
          busyText={desk.working}
          onClick={() => marking.ask("mark", true)}
        >
          {markWords(data.quotation.status, pair.needs_second === 1)}
        </Button>
      }
    />
  );
}

function pairOf(data: MarkingBoard, { seller_id, transporter_id }: Pair): string {
  const truck = data.quotation.bid_list.find((bid) => bid.transporter_id === transporter_id)?.transporter;
  return quotation.chosen(sellerOf(data, seller_id), truck ?? quotation.truck);
}
