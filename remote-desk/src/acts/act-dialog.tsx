import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { desk } from "@mandi/shared/messages/desk";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useId } from "react";
import styles from "../common/panel.module.css";
import { ActFieldInput } from "./act-field";
import { emptyAct, problemsOf } from "./act-values";
import type { DeskAct } from "./desk-act";
import { type ActEnd, useAct } from "./use-act";

export interface ActDialogProps extends ActEnd {
  readonly act: DeskAct;
  readonly onClose: () => void;
}

/** What an act asks for, under the figures it is decided on; a refusal keeps what was typed. */
export function ActDialog({ act, onClose, ...end }: ActDialogProps) {
  const { saving, submit } = useAct(end);
  return (
    <SubmitForm
      initialValues={emptyAct(act)}
      validate={(values) => problemsOf(act, values)}
      onSubmit={(values) => submit(act, values)}
    >
      {({ dirty, isSubmitting }) => (
        <ActSheet act={act} saving={saving} isTyped={dirty} isSubmitting={isSubmitting} onClose={onClose} />
      )}
    </SubmitForm>
  );
}

interface ActSheetProps extends Pick<ActDialogProps, "act" | "onClose"> {
  readonly saving: Submission;
  readonly isTyped: boolean;
  readonly isSubmitting: boolean;
}

function ActSheet({ act, saving, isTyped, isSubmitting, onClose }: ActSheetProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      isKeptOnOutsidePress
      size="price"
      title={act.title}
      context={act.text}
      isBusy={isSubmitting}
      hasUnsaved={isTyped && !saving.isOver}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={isSubmitting}>{desk.cancel}</DialogCancel>
          <SubmitButton
            form={formId}
            variant={act.isDanger ? "danger" : "primary"}
            saving={{ ...saving, isBusy: isSubmitting }}
            busyText={desk.working}
          >
            {act.title}
          </SubmitButton>
        </>
      }
    >
      <FormFields id={formId} saving={saving} className={styles.form}>
        {act.figures.length === 0 ? null : <DefinitionList items={act.figures} />}
        {act.fields.map((field) => (
          <ActFieldInput key={field.name} field={field} />
        ))}
        <FormTextField name="reason" label={desk.reason} hint={desk.reasonHint} maxLength={400} autoComplete="off" />
      </FormFields>
    </Dialog>
  );
}
