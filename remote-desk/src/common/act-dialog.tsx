import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields } from "@mandi/shared/forms/parts/submit-form";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { desk } from "@mandi/shared/messages/desk";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useFormikContext } from "formik";
import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

export interface ActDialogProps {
  readonly title: string;
  readonly saving: Submission;
  /** The verb of the act, on its button: "Add". */
  readonly confirmText: string;
  readonly busyText: string;
  readonly isDanger?: boolean;
  /** It is no longer possible: what was typed can be read, but not sent. */
  readonly isGone?: boolean;
  /** The way back; by default "Cancel". */
  readonly keepText?: string | undefined;
  readonly onClose: () => void;
  /** The fields, in a `SubmitForm`. */
  readonly children: ReactNode;
}

/**
 * An act of the desk that needs more than a reason: its fields in a dialog that never discards input without a
 * question.
 */
export function ActDialog({
  title,
  saving,
  confirmText,
  busyText,
  isDanger,
  isGone = false,
  keepText = desk.cancel,
  onClose,
  children,
}: ActDialogProps) {
  const formId = useId();
  const { isSubmitting, dirty } = useFormikContext();
  return (
    <Dialog
      isOpen
      isKeptOnOutsidePress
      size="price"
      title={title}
      isBusy={isSubmitting}
      hasUnsaved={dirty && !saving.isOver && !isGone}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={isSubmitting}>{isGone ? desk.close : keepText}</DialogCancel>
          {isGone ? null : (
            <SubmitButton
              form={formId}
              variant={isDanger ? "danger" : "primary"}
              saving={{ ...saving, isBusy: isSubmitting }}
              busyText={busyText}
            >
              {confirmText}
            </SubmitButton>
          )}
        </>
      }
    >
      <FormFields id={formId} saving={saving} className={styles.form}>
        {children}
      </FormFields>
    </Dialog>
  );
}
