import { prices } from "@mandi/shared/messages/desk-prices";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import type { KeyboardEvent } from "react";
import styles from "./prices.module.css";
import { fullPrice, steppedPrice } from "./typed-price";
import type { PriceEntry } from "./use-price-round";

export interface PriceFieldProps {
  readonly entry: PriceEntry;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  /** Moves to the next field, 1, or the previous one, -1. */
  readonly onMove: (from: HTMLElement, by: 1 | -1) => void;
  /** Ctrl+Enter: the round is complete. */
  readonly onAsk: () => void;
}

/**
 * The price of a place: Enter continues, arrows move, `+` and `−` step 50 rupees, `=` takes the last close, 850 is read
 * as 40,850.
 */
export function PriceField({ entry, onType, onLeave, onMove, onAsk }: PriceFieldProps) {
  const { place, typed, problem, isOdd, isLeft } = entry;

  function leave(): void {
    if (typed === "") return;
    onType(fullPrice(typed, place.now ?? place.previous));
    onLeave();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter" && event.ctrlKey) onAsk();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { currentTarget } = event;
    const act = actOf(event.key, currentTarget);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  function actOf(key: string, field: HTMLElement): (() => void) | undefined {
    switch (key) {
      case "Enter":
      case "ArrowDown":
        return () => onMove(field, 1);
      case "ArrowUp":
        return () => onMove(field, -1);
      case "+":
        return () => onType(steppedPrice(typed, place, 1));
      case "-":
        return () => onType(steppedPrice(typed, place, -1));
      case "=":
        return () => onType(place.previous === null ? typed : String(place.previous));
      default:
        return undefined;
    }
  }

  return (
    <MoneyField
      label={place.location}
      isLabelHidden
      className={styles.field}
      value={typed}
      onValue={onType}
      onKeyDown={handleKey}
      onBlur={leave}
      error={isLeft ? (problem ?? undefined) : undefined}
      warning={isLeft && isOdd ? prices.odd : undefined}
      data-price=""
    />
  );
}
