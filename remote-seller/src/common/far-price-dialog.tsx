import { formatPaise } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { farPrice } from "@mandi/shared/messages/seller";
import type { Paise } from "@mandi/shared/money/paise";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { ReactNode } from "react";
import styles from "./far-price-dialog.module.css";

export interface FarPriceDialogProps {
  /** The price in question. */
  readonly asked: Paise;
  /** What it becomes when it is meant: an offer, or the listed price. */
  readonly use: "offer" | "listed";
  /** How far it is from the listed price, in a sentence. */
  readonly distance: string;
  /** The price that was probably meant; null where none is near. */
  readonly meant?: Paise | null;
  readonly isBusy: boolean;
  /** Takes the price that was meant. */
  readonly onUse?: (price: Paise) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What it compares with. */
  readonly children?: ReactNode;
}

/** Asks once more before a price far from the listed one counts: in figures and words, with the listed price. */
export function FarPriceDialog(props: FarPriceDialogProps) {
  const { asked, use, distance, meant = null, isBusy, onUse, onConfirm, onClose, children } = props;
  const price = formatPaise(asked);
  const { title, confirm, result, busy } = farPrice[use];
  return (
    <ConfirmDialog
      isOpen
      title={title(price)}
      confirmText={confirm(price)}
      busyText={busy}
      cancelText={farPrice.correct}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={styles.text}>
        <p>
          <b>{rupeesInWords(asked / 100)}.</b> {distance}
        </p>
        {meant === null || onUse === undefined ? null : (
          <Note tone="info">
            <p>{farPrice.meant(formatPaise(meant))}</p>
            {/* As the dialog's own button: the second click of a double click was meant for what lay below. */}
            <Button disabled={isBusy} onClick={({ detail }) => detail < 2 && onUse(meant)}>
              {farPrice.takeMeant(formatPaise(meant))}
            </Button>
          </Note>
        )}
        {children}
        <p>{result}</p>
      </div>
    </ConfirmDialog>
  );
}
