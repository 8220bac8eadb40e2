import { Description } from "radix-ui/dialog";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "../controls/button";
import styles from "./confirm-dialog.module.css";
import { DialogFrame } from "./dialog-frame";

export interface DoubtDialogProps {
  /** The question: "Save 2.400 MT?" */
  readonly title: string;
  /** What it is compared with. */
  readonly children: ReactNode;
  /** The verb of the question with its figure: "Save 2.400 MT". */
  readonly confirmText: string;
  readonly busyText?: string;
  /** The label of the primary button, which leads back or puts it right. */
  readonly correctText: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  /** What the primary button does; absent: it closes the question. */
  readonly onCorrect?: () => void;
  readonly onClose: () => void;
}

/** Asks once more about a figure that is probably a slip of the hand: the button that corrects it is the primary one. */
export function DoubtDialog(props: DoubtDialogProps) {
  const { title, children, confirmText, busyText, correctText, isBusy = false, onConfirm, onClose } = props;
  const { onCorrect = onClose } = props;
  return (
    <DialogFrame
      isOpen
      isDescribed
      size="price"
      title={title}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button
            className={styles.confirm}
            isBusy={isBusy}
            {...(busyText !== undefined && { busyText })}
            onClick={once(onConfirm)}
          >
            {confirmText}
          </Button>
          <Button variant="primary" disabled={isBusy} onClick={once(onCorrect)}>
            {correctText}
          </Button>
        </>
      }
    >
      <Description asChild>
        <div className={styles.text}>{children}</div>
      </Description>
    </DialogFrame>
  );
}

/** The second click of a double click was meant for the button that opened the question. */
function once(act: () => void) {
  return ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
}
