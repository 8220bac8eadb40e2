import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { kindWords } from "@mandi/shared/messages/desk";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { ApprovalPanel } from "./approval-panel";
import { Asked } from "./asked";
import { type DecisionEnd, type End, useDecision } from "./use-decision";

export interface ApprovalViewProps extends DecisionEnd {
  readonly approval: DeskApproval;
  readonly end: End | null;
}

/** The request beside the decision, which comes first on a phone. */
export function ApprovalView({ approval, end, ...then }: ApprovalViewProps) {
  const decision = useDecision(approval, then);
  return (
    <Columns
      isSideFirst
      sideLabel={kindWords["second person"]}
      side={<ApprovalPanel approval={approval} end={end} decision={decision} />}
    >
      <Asked approval={approval} isEnded={end !== null} />
    </Columns>
  );
}
