import { formatPaise } from "@mandi/shared/format/rupees";
import { farPrice } from "@mandi/shared/messages/seller";
import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { Button } from "@mandi/shared/ui/controls/button";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import styles from "./far-price-dialog.module.css";

interface KeepPriceProps {
  readonly asked: Paise;
  /** The label for keeping it: "Offer ₹45". */
  readonly confirm: string;
  readonly busyText: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Confirms an unusual price by typing it again, so that no accidental press is binding. */
export function KeepPrice({ asked, confirm, busyText, isBusy, onConfirm }: KeepPriceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [isTried, setIsTried] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const price = formatPaise(asked);
  const rupees = figureOf(text, 2);
  const isSame = rupees !== null && paiseFromRupees(rupees) === asked;

  useEffect(() => {
    if (isOpen) focusFieldIn(place.current);
  }, [isOpen]);

  function handleConfirm(): void {
    setIsTried(true);
    if (!isSame) focusFieldIn(place.current);
    else if (!isBusy) onConfirm();
  }

  /** An error of the previous price is not shown for the next one, and is announced again if it applies to it. */
  function change(typed: string): void {
    setText(typed);
    setIsTried(false);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    handleConfirm();
  }

  if (!isOpen)
    return (
      <p>
        <Button variant="quiet" size="s" disabled={isBusy} onClick={() => setIsOpen(true)}>
          {farPrice.keep(price)}
        </Button>
      </p>
    );
  return (
    <div ref={place} className={styles.keep}>
      <MoneyField
        label={farPrice.again}
        hint={farPrice.againHint(price)}
        decimals={2}
        value={text}
        error={isTried && !isSame ? farPrice.notSame(price) : undefined}
        onValue={change}
        onKeyDown={handleKeyDown}
      />
      <Button isBusy={isBusy} busyText={busyText} onClick={handleConfirm}>
        {confirm}
      </Button>
    </div>
  );
}

function focusFieldIn(place: HTMLElement | null): void {
  place?.querySelector("input")?.focus();
}
