import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { deskPayoutBatchPath, deskPayoutsPath } from "@mandi/shared/contract/page-paths";
import { approval as messages } from "@mandi/shared/messages/desk-approval";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import type { End } from "./use-decision";

interface ApprovalEndProps {
  readonly approval: DeskApproval;
  readonly end: End;
}

/** How a request ended, and where it goes on. */
export function ApprovalEnd({ approval, end }: ApprovalEndProps) {
  const next = nextOf(approval, end);
  return (
    <>
      <Note>
        {end.outcome}
        {end.reason === undefined ? null : <p>{messages.yourReason(end.reason)}</p>}
      </Note>
      {next === null ? null : <ButtonLink to={next.to}>{next.words}</ButtonLink>}
    </>
  );
}

/** A request for a payout batch has no page of its own to go on from: the batch is known to whom confirmed it, else it is in the list. */
function nextOf({ subject }: DeskApproval, { madeId }: End) {
  if (subject !== "payout-batch") return null;
  if (madeId === undefined) return { to: deskPayoutsPath, words: messages.openPayouts };
  return { to: deskPayoutBatchPath(madeId), words: messages.openBatch };
}
