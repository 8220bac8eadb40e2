import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { formatRupees } from "@mandi/shared/format/rupees";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { desk } from "@mandi/shared/messages/desk";
import { approval as messages } from "@mandi/shared/messages/desk-approval";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import { ApprovalChange } from "./approval-change";
import { ApprovalEnd } from "./approval-end";
import { PayerWords } from "./payer-words";
import type { Decision, End } from "./use-decision";

export interface ApprovalPanelProps {
  readonly approval: DeskApproval;
  /** Null while it waits. */
  readonly end: End | null;
  readonly decision: Decision;
}

/** The second person's decision, with their own reason; the requester sees why they may not decide. */
export function ApprovalPanel({ approval, end, decision }: ApprovalPanelProps) {
  return (
    <Panel rule="act" isBare>
      <PanelPart>
        <ApprovalSum approval={approval} />
        <ApprovalChange approval={approval} isEnded={end !== null} />
      </PanelPart>
      <PanelPart>
        <Standing approval={approval} end={end} reason={decision.reason}>
          <div className={styles.form}>
            <ReasonField {...decision.reason.field} />
            <RefusalNote text={decision.saving.refusal} />
            <div className={styles.buttons}>
              <DecisionButtons approval={approval} decision={decision} />
            </div>
          </div>
        </Standing>
      </PanelPart>
      <ConfirmDialog
        isOpen={decision.isDeclining}
        title={messages.declineTitle}
        confirmText={messages.decline}
        isDanger
        isBusy={decision.saving.isBusy}
        onConfirm={decision.decline}
        onClose={decision.keep}
      >
        {messages.declineText}
      </ConfirmDialog>
    </Panel>
  );
}

/** What it is about, whose money it is, and the sum. */
function ApprovalSum({ approval }: { readonly approval: DeskApproval }) {
  return (
    <>
      <p className={styles.subtle}>
        {approval.about ?? approval.subject}
        {approval.payer ? (
          <>
            , <PayerWords text={approval.payer} />
          </>
        ) : null}
      </p>
      {approval.amount > 0 ? <p className={styles.sum}>{amountOf(approval)}</p> : null}
    </>
  );
}

type StandingProps = Pick<ApprovalPanelProps, "approval" | "end"> & {
  readonly reason: Decision["reason"];
  readonly children: ReactNode;
};

/** A reason stays in sight when somebody else decides first. */
function Standing({ approval, end, reason, children }: StandingProps) {
  if (end !== null) {
    return (
      <div className={styles.form}>
        <ApprovalEnd approval={approval} end={end} />
        {reason.text === "" ? null : <ReasonField {...reason.field} isReadOnly />}
      </div>
    );
  }
  if (approval.is_own) return <Note icon={Users}>{messages.own}</Note>;
  return <WithRight right="confirm">{children}</WithRight>;
}

/** The two answers; the one that moves the money names the sum. */
function DecisionButtons({ approval, decision }: Pick<ApprovalPanelProps, "approval" | "decision">) {
  return (
    <>
      <Button
        variant="primary"
        isFull
        isBusy={decision.saving.isBusy}
        busyText={desk.working}
        onClick={decision.confirm}
      >
        {messages.confirm(approval.amount > 0 ? amountOf(approval) : null)}
      </Button>
      <Button variant="danger" isFull onClick={decision.askDecline}>
        {messages.decline}
      </Button>
    </>
  );
}

const amountOf = ({ amount }: DeskApproval): string => formatRupees(amount, { decimals: "auto" });
