import type { DeskApproval, EndedApproval } from "@mandi/shared/contract/desk/people";
import { formatMoment } from "@mandi/shared/format/dates";
import { kindWords } from "@mandi/shared/messages/desk";
import { approval as messages } from "@mandi/shared/messages/desk-approval";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { NothingHere } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { Walk } from "../decide/walk";
import { queueCrumb } from "../queue/queue-crumb";
import { ApprovalView } from "./approval-view";
import { useApproval } from "./use-approval";
import type { End } from "./use-decision";

/** The reader's decision on this page: it no longer waits, and stays in sight as it was until its end has been read. */
interface Decided {
  readonly approval: DeskApproval;
  readonly end: End;
}

/** A request that a second person has to confirm, with the requester's reason. */
export default function ApprovalPage() {
  const { id = "" } = useParams();
  const state = useApproval(id);
  const [decided, setDecided] = useState<Decided | null>(null);
  const own = decided !== null && String(decided.approval.id) === id ? decided : null;
  const answer = state.kind === "ready" ? state.data : undefined;
  const ended = answer?.ended;
  const approval = ended ?? own?.approval ?? answer?.data[0];

  function handleDecided(end: End): void {
    if (approval) setDecided({ approval: { ...approval, stands: null }, end });
    void state.refetch();
  }

  return (
    <DeskPage>
      <PageHead
        crumbs={[queueCrumb(), { label: `A${id}` }]}
        title={messages.title(id, approval?.does)}
        facts={approval ? messages.asks(approval.requested_by, formatMoment(approval.requested_at)) : undefined}
        actions={<Walk kind="second person" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {() =>
          approval ? (
            <ApprovalView
              key={approval.id}
              approval={approval}
              end={own?.end ?? (ended === undefined ? null : { outcome: outcomeOf(ended) })}
              onDecided={handleDecided}
              onRefused={() => void state.refetch()}
            />
          ) : (
            <NothingHere look={deskLook} />
          )
        }
      </StatePlace>
    </DeskPage>
  );
}

/** The outcome for everyone who did not decide it here, above all the requester of a declined one. */
function outcomeOf({ status, decided_by, decided_at, decision_reason }: EndedApproval): string {
  const at = decided_at === null ? "" : formatMoment(decided_at);
  const isDecided = (status === "confirmed" || status === "declined") && decided_by !== null;
  return `${isDecided ? messages.ended(status, decided_by, at) : messages.lapsed(at)} ${decision_reason}`;
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords["second person"]}>
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
