import { belts, page } from "@mandi/shared/messages/transporter";
import { TextArea } from "@mandi/shared/ui/controls/text-area";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { type FormEvent, useId, useState } from "react";
import { SubmitButton } from "../page/submit-button";
import { useFirstInvalid } from "../page/use-first-invalid";
import type { useSubmit } from "../page/use-submit";
import styles from "./belt-dialog.module.css";
import { type BeltDraft, isSameBelt, problemOf, rowKey } from "./belt-draft";
import { BeltRowFields } from "./belt-row-fields";
import { CityChoice } from "./city-choice";
import { useBeltForm } from "./use-belt-form";

export interface BeltDialogProps {
  readonly draft: BeltDraft;
  readonly saving: Pick<ReturnType<typeof useSubmit>, "isBusy" | "isShut" | "isDone" | "refusal" | "refuse">;
  readonly onSave: (draft: BeltDraft) => Promise<void>;
  readonly onClose: () => void;
}

/** 'Add New Belt', and the same for a belt that is changed. A refused belt keeps all that was typed. */
export function BeltDialog({ draft, saving, onSave, onClose }: BeltDialogProps) {
  const formId = useId();
  const { form, changeAddress, changeRow, removeRow, ...choice } = useBeltForm(draft);
  const [isChecked, setIsChecked] = useState(false);
  const { form: formPlace, refused } = useFirstInvalid();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    const problem = problemOf(form);
    if (problem === null) void onSave(form);
    else {
      saving.refuse(problem);
      refused();
    }
  }

  return (
    <Dialog
      isOpen
      isKeptOnOutsidePress
      size="wide"
      title={draft.id === null ? belts.add : belts.edit}
      context={belts.dialogContext}
      isBusy={saving.isBusy}
      hasUnsaved={!isSameBelt(form, draft) && !saving.isDone}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={saving.isBusy}>{page.cancel}</DialogCancel>
          <SubmitButton form={formId} isBusy={saving.isBusy} isShut={saving.isShut} />
        </>
      }
    >
      <form ref={formPlace} id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        <div role="alert">{saving.refusal ? <Note tone="bad">{saving.refusal}</Note> : null}</div>
        <TextArea
          label={belts.loadingAddress}
          rows={2}
          maxLength={400}
          value={form.loadingAddress}
          error={isChecked && form.loadingAddress.trim() === "" ? belts.fillAll : undefined}
          onChange={(event) => changeAddress(event.target.value)}
        />
        <CityChoice {...choice} isCityMissing={isChecked && form.rows.length === 0} />
        {form.rows.length > 0 ? (
          <ul className={styles.rows} aria-label={belts.cities}>
            {form.rows.map((row) => (
              <li key={rowKey(row)}>
                <BeltRowFields row={row} isChecked={isChecked} onChange={changeRow} onRemove={() => removeRow(row)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{belts.noCity}</p>
        )}
      </form>
    </Dialog>
  );
}
