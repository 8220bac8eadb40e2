import { classes } from "../foundation/classes";
import styles from "./segmented.module.css";

export type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    /** How much waits there; 0 is not shown. */
    readonly note?: number | undefined;
  }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly size?: "s" | "m";
  readonly className?: string | undefined;
};

/** Two to four views of the same thing: a period, Received and Sent. Its state belongs in the address. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, onValue, size = "s", className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce each pressed button as part of a form
    <div role="group" aria-label={label} className={classes(styles.group, size === "m" && styles.medium, className)}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onValue(choice.value)}
        >
          {choice.label}
          {choice.note ? <small className={styles.note}>{choice.note}</small> : null}
        </button>
      ))}
    </div>
  );
}
