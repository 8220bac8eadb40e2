import { formatPaise } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { farPrice } from "@mandi/shared/messages/seller";
import { type Paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { Button } from "@mandi/shared/ui/controls/button";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import type { ReactNode } from "react";
import styles from "./far-price-dialog.module.css";
import { KeepPrice } from "./keep-price";

export interface FarPriceDialogProps {
  /** The price in question. */
  readonly asked: Paise;
  /** What the price is for: an offer, or the listed price. */
  readonly use: "offer" | "listed";
  /** How far it is from the listed price, as a sentence. */
  readonly distance: string;
  /** The price that was probably meant; null where none is near. */
  readonly meant?: Paise | null;
  readonly isBusy: boolean;
  /** Puts the price that was probably meant into the field, to be submitted there: the primary button, if there is one. */
  readonly onUse?: (price: Paise) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The figures to compare it with. */
  readonly children?: ReactNode;
}

/** Asks for confirmation of a price far from the listed one: in figures and words, with the listed price. */
export function FarPriceDialog(props: FarPriceDialogProps) {
  const { asked, use, meant = null, isBusy, onUse, onClose } = props;
  const title = farPrice[use].title(formatPaise(asked));
  if (meant === null || onUse === undefined)
    return (
      <Dialog
        isOpen
        title={title}
        size="price"
        isBusy={isBusy}
        footer={
          <Button variant="primary" disabled={isBusy} onClick={onClose}>
            {farPrice.correct}
          </Button>
        }
        onClose={onClose}
      >
        <Question {...props} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmText={farPrice.takeMeant(formatPaise(meant))}
      cancelText={farPrice.correct}
      isBusy={isBusy}
      onConfirm={() => onUse(meant)}
      onClose={onClose}
    >
      <Question {...props} />
    </ConfirmDialog>
  );
}

function Question({ asked, use, distance, meant = null, isBusy, onConfirm, children }: FarPriceDialogProps) {
  const { confirm, result, busy } = farPrice[use];
  return (
    <div className={styles.text}>
      <p>
        <b>{rupeesInWords(rupeesFromPaise(asked))}.</b> {distance}
      </p>
      {meant === null ? null : <p>{farPrice.meant(formatPaise(meant))}</p>}
      {children}
      <p>{result}</p>
      <KeepPrice
        asked={asked}
        confirm={confirm(formatPaise(asked))}
        busyText={busy}
        isBusy={isBusy}
        onConfirm={onConfirm}
      />
    </div>
  );
}
