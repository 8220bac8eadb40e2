import { Description } from "radix-ui/dialog";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { endNotices } from "../../browser/notify";
import { useSaid } from "../../browser/use-said";
import { common } from "../../messages/common";
import { Button } from "../controls/button";
import { useMessageAfterPress } from "../controls/use-after-press";
import { Note } from "../feedback/note";
import styles from "./confirm-dialog.module.css";
import { DialogFrame } from "./dialog-frame";

export type ConfirmDialogProps = {
  readonly isOpen: boolean;
  /** The question: "Remove this address?" */
  readonly title: string;
  /** What the action does and what it does not. */
  readonly children: ReactNode;
  /** The verb of the question: "Remove". */
  readonly confirmText: string;
  readonly busyText?: string;
  /** The label of the way back: "Keep". */
  readonly cancelText?: string;
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  /** Why the last attempt failed; the dialog stays open. */
  readonly error?: string | null | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks once before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmText, busyText, cancelText = common.cancel, error } = props;
  const { isDanger = false, isBusy = false, onConfirm, onClose } = props;
  const busy = busyText === undefined ? {} : { busyText };
  const { text: trouble, isWaiting } = useMessageAfterPress(error);
  const live = useSaid(trouble);

  useEffect(() => {
    if (isOpen) endNotices();
  }, [isOpen]);

  // The second click of a double click was meant for the button that opened the question, which may have been at the
  // same place.
  function handleConfirm({ detail }: MouseEvent): void {
    if (detail < 2) onConfirm();
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="price"
      isDescribed
      isBusy={isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {cancelText}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            className={styles.confirm}
            isBusy={isBusy}
            onClick={handleConfirm}
            {...busy}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <Description asChild>
        <div className={styles.text}>{children}</div>
      </Description>
      <div role="alert" aria-live={live} className={isWaiting ? styles.waiting : undefined}>
        {trouble ? <Note tone="bad">{trouble}</Note> : null}
      </div>
    </DialogFrame>
  );
}
