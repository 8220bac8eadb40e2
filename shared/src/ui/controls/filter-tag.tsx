import { X } from "lucide-react";
import type { MouseEventHandler } from "react";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import look from "./chip.module.css";
import styles from "./filter-tag.module.css";

export interface FilterTagProps {
  readonly label: string;
  /** What the label is, "Size", where tags of several kinds are mixed. */
  readonly kind?: string;
  /** What pressing it does, for those who do not see the cross. */
  readonly name: string;
  /** A part that is not used: its edge is dashed. */
  readonly isUnused?: boolean;
  readonly onRemove: () => void;
  readonly onMouseDown?: MouseEventHandler<HTMLButtonElement>;
}

/** A filter in force, which one press takes off. It looks like a chip, because both are pressed. */
export function FilterTag({ label, kind, name, isUnused = false, onRemove, onMouseDown }: FilterTagProps) {
  return (
    <button
      type="button"
      className={classes(look.chip, styles.tag, isUnused && styles.unused)}
      aria-label={name}
      onMouseDown={onMouseDown}
      onClick={onRemove}
    >
      {kind === undefined ? null : <span className={styles.kind}>{kind}</span>}
      {label}
      <Icon of={X} size="xs" />
    </button>
  );
}
