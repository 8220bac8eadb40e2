import { formatPhone } from "@mandi/shared/format/phone";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { newCode } from "@mandi/shared/messages/desk-code";
import { Button } from "@mandi/shared/ui/controls/button";
import { OtpField } from "@mandi/shared/ui/controls/otp-field";
import { Note } from "@mandi/shared/ui/feedback/note";
import { DialogFrame } from "@mandi/shared/ui/overlay/dialog-frame";
import { type FormEvent, useId } from "react";
import styles from "../common/panel.module.css";
import { useNewCode } from "./use-new-code";

/** The question for a new one-time code. */
export function CodeQuestionDialog() {
  const code = useNewCode();
  const form = useId();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void code.enter();
  }

  return (
    <DialogFrame
      isOpen
      onClose={code.close}
      title={newCode.title}
      size="price"
      isBusy={code.isBusy}
      isKeptOnOutsidePress
      footer={
        <>
          <Button onClick={() => void code.send()}>{newCode.again}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={code.isBusy}>
            {newCode.enter}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>{newCode.why(formatPhone(code.phone))}</p>
        <RefusalNote text={code.trouble} />
        <div role="status">{code.isStillValid ? <Note>{newCode.stillValid}</Note> : null}</div>
        <OtpField label={newCode.field} name="otp" value={code.otp} error={code.problem} onValue={code.type} />
      </form>
    </DialogFrame>
  );
}
