import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { useEndedByEdit } from "@mandi/shared/forms/use-ended-by-edit";
import { page } from "@mandi/shared/messages/transporter";
import { belts } from "@mandi/shared/messages/transporter-start";
import { TextArea } from "@mandi/shared/ui/controls/text-area";
import { useRemovedRow } from "@mandi/shared/ui/data/use-removed-row";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { type FormEvent, useId, useState } from "react";
import styles from "./belt-dialog.module.css";
import { type BeltDraft, type DraftRow, fillAll, isComplete, isSameBelt, rowKey } from "./belt-draft";
import { BeltRowFields } from "./belt-row-fields";
import { CityChoice } from "./city-choice";
import { useBeltForm } from "./use-belt-form";
import { useSaveBelt } from "./use-belt-writes";

export interface BeltDialogProps {
  readonly draft: BeltDraft;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** 'Add New Belt', and the same for changing a belt. A refused belt keeps all that was typed. */
export function BeltDialog({ draft, onRefresh, onClose }: BeltDialogProps) {
  const formId = useId();
  const { form, changeAddress, changeRow, removeRow, ...choice } = useBeltForm(draft);
  const [isChecked, setIsChecked] = useState(false);
  const { saving, save } = useSaveBelt({ onRefresh, onLeave: onClose });
  useEndedByEdit(form, saving);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsChecked(true);
    if (isComplete(form)) void save(form);
    else focusFirstInvalid(event.currentTarget);
  }

  return (
    <Dialog
      isOpen
      isKeptOnOutsidePress
      size="wide"
      title={draft.id === null ? belts.add : belts.edit}
      context={belts.dialogContext}
      isBusy={saving.isBusy}
      hasUnsaved={!isSameBelt(form, draft) && !saving.isOver}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={saving.isBusy}>{page.cancel}</DialogCancel>
          <SubmitButton form={formId} saving={saving} busyText={page.saving}>
            {page.submit}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        <RefusalNote text={saving.refusal} />
        <TextArea
          label={belts.loadingAddress}
          rows={2}
          maxLength={400}
          value={form.loadingAddress}
          error={isChecked && form.loadingAddress.trim() === "" ? fillAll : undefined}
          onChange={(event) => changeAddress(event.target.value)}
        />
        <CityChoice {...choice} isCityMissing={isChecked && form.rows.length === 0} />
        <BeltRows rows={form.rows} isChecked={isChecked} onChange={changeRow} onRemove={removeRow} />
      </form>
    </Dialog>
  );
}

interface BeltRowsProps {
  readonly rows: readonly DraftRow[];
  readonly isChecked: boolean;
  readonly onChange: (row: DraftRow) => void;
  readonly onRemove: (row: DraftRow) => void;
}

function BeltRows({ rows, isChecked, onChange, onRemove }: BeltRowsProps) {
  const { place, handleRemove } = useRemovedRow<HTMLUListElement>(rows.length, "button");
  if (rows.length === 0) return <p className={styles.none}>{belts.noCity}</p>;
  return (
    <ul ref={place} className={styles.rows} aria-label={belts.cities}>
      {rows.map((row, at) => (
        <li key={rowKey(row)}>
          <BeltRowFields
            row={row}
            isChecked={isChecked}
            onChange={onChange}
            onRemove={() => {
              handleRemove(at);
              onRemove(row);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
