import type { DeskAnswer } from "@mandi/shared/contract/desk/field";
import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { formatRupees } from "@mandi/shared/format/rupees";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { desk, approval as messages } from "@mandi/shared/messages/desk";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { Users } from "lucide-react";
import { useState } from "react";
import styles from "../common/panel.module.css";
import { sendAct } from "../decide/desk-api";
import { ReasonField } from "../decide/reason-field";
import { useReason } from "../decide/use-reason";
import { WithRight } from "../rights/with-right";

export interface ApprovalPanelProps {
  readonly approval: DeskApproval;
  /** How the reader has just decided it, in words; null while they have not. */
  readonly outcome: string | null;
  readonly onDecided: (outcome: string) => void;
}

/** The second person's decision, with their own reason; who asked for it reads why they may not. */
export function ApprovalPanel({ approval, outcome, onDecided }: ApprovalPanelProps) {
  return (
    <Panel rule="act" isBare>
      <PanelPart>
        <p className={styles.subtle}>{approval.about ?? approval.subject}</p>
        {approval.amount > 0 ? <p className={styles.sum}>{amountOf(approval)}</p> : null}
      </PanelPart>
      <PanelPart>
        <Standing approval={approval} outcome={outcome} onDecided={onDecided} />
      </PanelPart>
    </Panel>
  );
}

function Standing({ approval, outcome, onDecided }: ApprovalPanelProps) {
  if (outcome !== null) return <Note>{outcome}</Note>;
  if (approval.is_own) return <Note icon={Users}>{messages.own}</Note>;
  return (
    <WithRight right="confirm">
      <Decision approval={approval} onDecided={onDecided} />
    </WithRight>
  );
}

const amountOf = ({ amount }: DeskApproval): string => formatRupees(amount, { decimals: "auto" });

/** What can no longer be done is ended instead of confirmed; the server says why. */
function outcomeOf(act: "confirm" | "decline", { lapsed, message }: DeskAnswer): string {
  if (lapsed) return message;
  return act === "confirm" ? messages.confirmedByYou : messages.declinedByYou;
}

function Decision({ approval, onDecided }: Omit<ApprovalPanelProps, "outcome">) {
  const reason = useReason();
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true });
  const [isDeclining, setIsDeclining] = useState(false);

  async function decide(act: "confirm" | "decline"): Promise<void> {
    const body = { reason: reason.text };
    const path = `/desk/approval/${approval.id}/${act}`;
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor({ act, ...body })));
    setIsDeclining(false);
    if (outcome.kind === "done") onDecided(outcomeOf(act, outcome.answer));
  }

  return (
    <div className={styles.form}>
      <ReasonField {...reason.field} />
      <RefusalNote text={saving.refusal} />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isFull
          isBusy={saving.isBusy}
          busyText={desk.working}
          onClick={() => reason.check() && void decide("confirm")}
        >
          {messages.confirm(approval.amount > 0 ? amountOf(approval) : null)}
        </Button>
        <Button variant="danger" isFull onClick={() => reason.check() && setIsDeclining(true)}>
          {messages.decline}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isDeclining}
        title={messages.declineTitle}
        confirmText={messages.decline}
        isDanger
        isBusy={saving.isBusy}
        onConfirm={() => void decide("decline")}
        onClose={() => setIsDeclining(false)}
      >
        {messages.declineText}
      </ConfirmDialog>
    </div>
  );
}
