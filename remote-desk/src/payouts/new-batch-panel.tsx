import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { useRef } from "react";
import { ConfirmAct } from "../acts/confirm-act";
import { Waiting } from "../acts/waiting";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import type { NewBatch } from "./use-payouts";

export interface NewBatchPanelProps {
  readonly batch: NewBatch;
  /** Whether anything on this page can be paid. */
  readonly isDue: boolean;
  /** A requested batch that is not decided yet. */
  readonly approvalId: number | null;
}

/** The sum of the chosen rows, and the one act: a second person agrees before there is a bank file. While one waits, its sum alone. */
export function NewBatchPanel({ batch, isDue, approvalId }: NewBatchPanelProps) {
  const { chosen, saving } = batch;
  const sum = formatPaise(batch.sum, { decimals: 2 });
  const risk = riskOf(chosen);
  const keptOut = riskOf(batch.keptOut);
  return (
    <Panel rule="act" isBare>
      {isDue && approvalId === null ? (
        <PanelPart className={styles.buttons}>
          <p className={styles.subtle}>{payouts.chosen(chosen.length)}</p>
          {chosen.length > 0 ? <p className={styles.sum}>{sum}</p> : null}
          {batch.setOffSum > 0 ? <Note>{payouts.comesOff(formatPaise(batch.setOffSum, { decimals: 2 }))}</Note> : null}
          {batch.setOff.map(({ payment, order, bill, amount }) => (
            <p key={`${payment} ${order}`} className={styles.subtle}>
              {payouts.less(formatRupees(amount, { decimals: 2 }), bill, order)}
            </p>
          ))}
          {risk > 0 ? <Note tone="warn">{payouts.risk(formatPaise(risk, { decimals: 2 }))}</Note> : null}
          {keptOut > 0 ? (
            <Note>{payouts.keptOut(batch.keptOut.length, formatPaise(keptOut, { decimals: 2 }))}</Note>
          ) : null}
        </PanelPart>
      ) : null}
      <PanelPart>
        <WithRight right="money">
          <Request batch={batch} isDue={isDue} approvalId={approvalId} sum={sum} />
        </WithRight>
      </PanelPart>
      <ConfirmAct
        isOpen={batch.isAsked}
        title={payouts.question(chosen.length)}
        confirmText={payouts.ask(sum)}
        isBusy={saving.isBusy}
        error={saving.refusal}
        onConfirm={() => void batch.make()}
        onClose={batch.close}
      >
        {batch.sum === 0 ? payouts.questionSetOff : payouts.questionText}
      </ConfirmAct>
    </Panel>
  );
}

const riskOf = (rows: NewBatch["chosen"]) => sumPaise(rows.map(({ at_risk = 0 }) => paiseFromRupees(at_risk)));

/** What can be requested now: a batch, unless one is waiting or nothing is owed. */
function Request({ batch, isDue, approvalId, sum }: NewBatchPanelProps & { readonly sum: string }) {
  const form = useRef<HTMLDivElement>(null);
  const { chosen, reason, saving } = batch;
  if (approvalId !== null) {
    return (
      <div className={styles.form}>
        <Waiting approvalIds={[approvalId]} />
        <p className={styles.subtle}>{payouts.oneAtATime}</p>
      </div>
    );
  }
  if (!isDue) return <p className={styles.subtle}>{payouts.nothingToPay}</p>;

  const isNone = chosen.length === 0;
  const rules = batch.sum === 0 ? payouts.rulesSetOff : payouts.rules;

  function ask(): void {
    if (!batch.ask()) focusFirstInvalid(form.current);
  }

  return (
    <div ref={form} className={styles.form}>
      <ReasonField {...reason.field} />
      {batch.isAsked ? null : <RefusalNote text={saving.refusal} />}
      <Button variant="primary" isFull isBusy={saving.isBusy} disabled={isNone} onClick={ask}>
        {isNone ? payouts.askNone : payouts.ask(sum)}
      </Button>
      <p className={styles.subtle}>{isNone ? payouts.chooseOne : rules}</p>
    </div>
  );
}
