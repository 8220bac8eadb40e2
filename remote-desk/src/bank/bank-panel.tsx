import { statementLength } from "@mandi/shared/contract/desk/bank-statement";
import { formatPaise } from "@mandi/shared/format/rupees";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { bank } from "@mandi/shared/messages/desk-bank";
import { paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { Button } from "@mandi/shared/ui/controls/button";
import { FileField } from "@mandi/shared/ui/controls/file-field";
import type { FileRule } from "@mandi/shared/ui/controls/file-rule";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { useRef } from "react";
import { RequestInTheWay } from "../acts/request-in-the-way";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import type { useAccept, useImport } from "./use-bank-lines";

export interface BankPanelProps {
  readonly reading: ReturnType<typeof useImport>;
  readonly accepting: ReturnType<typeof useAccept>;
  /** The lines are one page of several. */
  readonly isPart: boolean;
}

const rule: FileRule = {
  accept: ".csv,.txt,.sta,.940,.mt940",
  maxBytes: statementLength,
  kinds: bank.kinds,
  tooLarge: bank.fewerDays,
};

/** Imports a statement, and accepts all matching lines at once. */
export function BankPanel({ reading, accepting, isPart }: BankPanelProps) {
  return (
    <Panel rule="act" isBare>
      <PanelPart>
        <WithRight right="money">
          <div className={styles.form}>
            <FileField label={bank.file} rule={rule} value={reading.file} onValue={reading.setFile} />
            <RefusalNote text={reading.saving.refusal} />
            <Button isFull isBusy={reading.saving.isBusy} onClick={() => void reading.send()}>
              {bank.read}
            </Button>
          </div>
        </WithRight>
      </PanelPart>
      <PanelPart>
        <WithRight right="money">
          <AcceptForm accepting={accepting} isPart={isPart} />
        </WithRight>
      </PanelPart>
    </Panel>
  );
}

function AcceptForm({ accepting, isPart }: Pick<BankPanelProps, "accepting" | "isPart">) {
  const form = useRef<HTMLDivElement>(null);
  const { matched, reason, saving, left } = accepting;
  const sum = formatPaise(sumPaise(matched.map(({ amount }) => paiseFromRupees(amount))));

  function ask(): void {
    if (!accepting.ask()) focusFirstInvalid(form.current);
  }

  return (
    <div ref={form} className={styles.form}>
      <p>{bank.matched(matched.length, sum)}</p>
      {isPart ? <p className={styles.subtle}>{bank.shownOnly}</p> : null}
      {left.length === 0 ? null : (
        <Note tone="warn">
          {left.map((line) => (
            <p key={line}>
              {line} <RequestInTheWay refusal={line} />
            </p>
          ))}
        </Note>
      )}
      {matched.length === 0 ? null : (
        <>
          <ReasonField {...reason.field} />
          {accepting.isAsked ? null : <RefusalNote text={saving.refusal} />}
          <Button variant="primary" isFull isBusy={saving.isBusy} onClick={ask}>
            {bank.accept(matched.length, sum)}
          </Button>
          <p className={styles.subtle}>{bank.rules}</p>
        </>
      )}
      <ConfirmDialog
        isOpen={accepting.isAsked}
        title={bank.question(matched.length)}
        confirmText={bank.accept(matched.length, sum)}
        isBusy={saving.isBusy}
        error={saving.refusal}
        onConfirm={() => void accepting.accept()}
        onClose={accepting.close}
      >
        {bank.questionText}
      </ConfirmDialog>
    </div>
  );
}
