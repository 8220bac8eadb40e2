import { type ReactNode, useId } from "react";
import { classes } from "../foundation/classes";
import { FieldError } from "./field-message";
import styles from "./radio-group.module.css";

export type RadioChoice = {
  readonly value: string;
  readonly label: ReactNode;
  /** Second line in a boxed choice, for instance a wallet balance. */
  readonly detail?: ReactNode;
  /** Right side of a boxed choice, for instance an amount. */
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
};

export type RadioGroupProps = {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly RadioChoice[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur?: () => void;
  /** `row` for two short texts, `boxed` for ways to pay. */
  readonly look?: "row" | "stack" | "boxed";
  readonly error?: string | undefined;
  readonly className?: string | undefined;
};

const looks = { row: styles.inRow, stack: styles.inStack, boxed: styles.inBoxes };

/** One choice of a few, all visible. The mark is oxide, the colour of the reader's own choice. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, choices, value, onValue, onBlur, look = "stack", error, className } = props;
  const errorId = useId();
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={looks[look]}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes(styles.choice, look === "boxed" && styles.boxed)}>
            <input
              type="radio"
              className={styles.mark}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onValue(choice.value)}
              onBlur={onBlur}
            />
            <span className={styles.words}>
              <span>{choice.label}</span>
              {choice.detail === undefined ? null : <span className={styles.detail}>{choice.detail}</span>}
            </span>
            {choice.aside === undefined ? null : <span className={styles.aside}>{choice.aside}</span>}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
