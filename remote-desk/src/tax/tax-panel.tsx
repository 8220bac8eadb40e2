import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { tax } from "@mandi/shared/messages/desk-tax";
import { Button } from "@mandi/shared/ui/controls/button";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { Plus } from "lucide-react";
import { useRef } from "react";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import { rowWords } from "./tax-value";
import type { Confirmation } from "./use-confirmation";

export interface TaxPanelProps {
  readonly confirmation: Confirmation;
  readonly onAdd: () => void;
}

/** Confirms the chosen rows, all with one reason and one confirmation; and adds a row. */
export function TaxPanel({ confirmation, onAdd }: TaxPanelProps) {
  return (
    <Panel rule="act" isBare>
      <WithRight right="rules">
        {confirmation.open.length === 0 ? null : (
          <PanelPart>
            <ConfirmForm confirmation={confirmation} />
          </PanelPart>
        )}
        <PanelPart>
          <Button isFull icon={Plus} onClick={onAdd}>
            {tax.add}
          </Button>
        </PanelPart>
      </WithRight>
    </Panel>
  );
}

function ConfirmForm({ confirmation }: Pick<TaxPanelProps, "confirmation">) {
  const form = useRef<HTMLDivElement>(null);
  const { open, chosen, reason, saving } = confirmation;

  function ask(): void {
    if (!confirmation.ask()) focusFirstInvalid(form.current);
  }

  return (
    <div ref={form} className={styles.form}>
      <p>{tax.chosen(chosen.length)}</p>
      <Button isFull onClick={confirmation.chooseAll}>
        {chosen.length === open.length ? tax.chooseNone : tax.chooseAll(open.length)}
      </Button>
      <ReasonField {...reason.field} />
      {confirmation.isAsked ? null : <RefusalNote text={saving.refusal} />}
      <Button variant="primary" isFull isBusy={saving.isBusy} onClick={ask}>
        {tax.confirm(chosen.length)}
      </Button>
      <p className={styles.subtle}>{tax.rules}</p>
      <ConfirmDialog
        isOpen={confirmation.isAsked}
        title={tax.question(chosen.length)}
        confirmText={tax.confirm(chosen.length)}
        isBusy={saving.isBusy}
        error={saving.refusal}
        onConfirm={() => void confirmation.confirm()}
        onClose={confirmation.close}
      >
        <p>{tax.questionText}</p>
        <ul>
          {chosen.map((row) => (
            <li key={row.id}>{rowWords(row)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  );
}
