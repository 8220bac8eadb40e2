import { type ReactNode, useId } from "react";
import { classes } from "../foundation/classes";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./field.module.css";
import { FieldError, FieldWarning } from "./field-message";

/** What every field shows around its control. */
export type FieldFrameProps = {
  readonly label: string;
  /** Only where a table head or a heading already shows the label. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** A warning that does not stop the form; an error replaces it. */
  readonly warning?: string | undefined;
  readonly error?: string | undefined;
  /** An asterisk after the label, where the specification marks a field as required. */
  readonly isStarred?: boolean | undefined;
  /** Shows "optional" after the label: required is the default, so it is not marked. */
  readonly isOptional?: boolean | undefined;
  readonly className?: string | undefined;
};

export type ControlWiring = {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

export type FieldProps = FieldFrameProps & {
  readonly id?: string | undefined;
  readonly children: (wiring: ControlWiring) => ReactNode;
};

/** Label above, control, hint and error below, joined for assistive technology. The other fields are built on it. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  warning,
  error,
  isOptional = false,
  isStarred = false,
  className,
  id,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const warningId = `${controlId}-warning`;
  const isWarned = warning !== undefined && !error;
  const describedBy = classes(error && errorId, isWarned && warningId, hint !== undefined && hintId) || undefined;
  return (
    <div className={classes(styles.field, className)}>
      <label
        htmlFor={controlId}
        className={classes(isLabelHidden ? styles.unseen : styles.label, isStarred && styles.starred)}
      >
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isOptional ? <span className={styles.optional}> optional</span> : null}
      </label>
      {children({ id: controlId, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      <FieldError id={errorId}>{error}</FieldError>
      <FieldWarning id={warningId}>{isWarned ? warning : undefined}</FieldWarning>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export type ControlBoxProps = {
  readonly isInvalid: boolean;
  readonly size?: "m" | "l";
  readonly prefix?: ReactNode;
  /** Without the hairline after it: an icon instead of `₹`. */
  readonly isPrefixBare?: boolean;
  readonly unit?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The edge around an input, with a prefix such as `₹` and a unit such as `/MT` inside. */
export function ControlBox(props: ControlBoxProps) {
  const { isInvalid, size = "m", prefix, isPrefixBare = false, unit, className, children } = props;
  return (
    <div className={classes(styles.box, size === "l" && styles.large, isInvalid && styles.invalid, className)}>
      {prefix === undefined ? null : (
        <span className={classes(styles.fix, !isPrefixBare && styles.line)}>{prefix}</span>
      )}
      {children}
      {unit === undefined ? null : <span className={styles.fix}>{unit}</span>}
    </div>
  );
}
