import { Close } from "radix-ui/dialog";
import { useState } from "react";
import { Button, type ButtonProps } from "../controls/button";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame";
import { LeaveGuard } from "./leave-guard";

export type DialogProps = Omit<DialogFrameProps, "isQuestion"> & {
  /**
   * Something was entered and not saved. Then Escape, the close button, `DialogCancel` and leaving the page ask first;
   * `onClose` is called once the person has agreed.
   */
  readonly hasUnsaved?: boolean;
};

/** A dialog; below 768 px a sheet from the bottom. It never discards typed input without asking. */
export function Dialog({ hasUnsaved = false, onClose, children, ...rest }: DialogProps) {
  const [isAsking, setIsAsking] = useState(false);

  function handleDiscard(): void {
    setIsAsking(false);
    onClose();
  }

  return (
    <DialogFrame {...rest} onClose={hasUnsaved ? () => setIsAsking(true) : onClose}>
      {children}
      {hasUnsaved ? (
        <LeaveGuard isAsking={isAsking} onKeep={() => setIsAsking(false)} onDiscard={handleDiscard} />
      ) : null}
    </DialogFrame>
  );
}

/** The cancel button in the footer of a dialog: asks like the close button. */
export function DialogCancel(props: ButtonProps) {
  return (
    <Close asChild>
      <Button {...props} />
    </Close>
  );
}
