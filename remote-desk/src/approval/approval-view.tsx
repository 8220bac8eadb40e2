import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { kindWords } from "@mandi/shared/messages/desk";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { useRight } from "../rights/use-right";
import { ApprovalPanel, ApprovalSum, DecisionButtons } from "./approval-panel";
import styles from "./approval-view.module.css";
import { Asked } from "./asked";
import { useDecision } from "./use-decision";

export interface ApprovalViewProps {
  readonly approval: DeskApproval;
  readonly outcome: string | null;
  readonly onDecided: (outcome: string) => void;
}

/**
 * The request beside the decision; on a phone the sum and the facts first, and the two answers in reach of the thumb.
 */
export function ApprovalView({ approval, outcome, onDecided }: ApprovalViewProps) {
  const decision = useDecision(approval, onDecided);
  const isWide = useMediaQuery("(min-width: 768px)");
  const canDecide = useRight("confirm") === true && outcome === null && !approval.is_own;
  return (
    <>
      <Columns
        sideLabel={kindWords["second person"]}
        side={<ApprovalPanel approval={approval} outcome={outcome} decision={decision} isWide={isWide} />}
      >
        {isWide ? null : <ApprovalSum approval={approval} />}
        <Asked approval={approval} />
      </Columns>
      {isWide || !canDecide ? null : (
        <BottomBar
          action={
            <div className={styles.answers}>
              <DecisionButtons approval={approval} decision={decision} />
            </div>
          }
        />
      )}
    </>
  );
}
