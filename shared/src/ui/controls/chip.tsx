import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./chip.module.css";

export type ChipProps = {
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** Muted text after the label: a price difference, or "no stock" on a disabled chip. */
  readonly note?: ReactNode;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

/**
 * A choice that shows its state by edge, surface and check mark. Facts and states have no edge: they are not pressed.
 * Not `disabled`: one that can no longer be chosen after a press would lose the focus; but Tab passes it by.
 */
export function Chip({ isChosen, onToggle, note, isDisabled = false, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      tabIndex={isDisabled ? -1 : undefined}
      onClick={isDisabled ? undefined : onToggle}
    >
      {isChosen ? <Icon of={Check} size="s" className={styles.check} /> : null}
      {children}
      {note === undefined ? null : <small className={styles.note}>{note}</small>}
    </button>
  );
}

export type ChipGroupProps = {
  readonly label: string;
  /** One line that scrolls sideways on a phone, for filters. */
  readonly isScrolling?: boolean;
  readonly children: ReactNode;
};

/** Chips that belong together; the label names the group. */
export function ChipGroup({ label, isScrolling = false, children }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce each pressed button as part of a form
    <div role="group" aria-label={label} className={classes(styles.group, isScrolling && styles.scrolling)}>
      {children}
    </div>
  );
}
