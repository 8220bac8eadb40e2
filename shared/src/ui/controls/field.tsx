import { CircleAlert, type LucideIcon, TriangleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { classes } from "../foundation/classes";
import { VisuallyHidden } from "../layout/visually-hidden";
import { Icon } from "../media/icon";
import styles from "./field.module.css";
import { FocusStays } from "./focus-stays";
import { useMessageAfterPress } from "./use-after-press";

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
  const { place, next } = useNextFocus();
  const isWarned = warning !== undefined && !error;
  const describedBy = classes(error && errorId, isWarned && warningId, hint !== undefined && hintId) || undefined;
  return (
    <div ref={place} className={classes(styles.field, className)}>
      <label
        htmlFor={controlId}
        className={classes(isLabelHidden ? styles.unseen : styles.label, isStarred && styles.starred)}
      >
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isOptional ? <span className={styles.optional}> optional</span> : null}
      </label>
      {children({ id: controlId, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      <FieldMessage id={errorId} icon={CircleAlert} look={styles.error} next={next}>
        {error}
      </FieldMessage>
      <FieldMessage id={warningId} icon={TriangleAlert} look={styles.warning} next={next}>
        {isWarned ? warning : undefined}
      </FieldMessage>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What receives the focus when it leaves the elements in `place`. */
function useNextFocus() {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<Element | null>(null);
  useEffect(() => {
    const field = place.current;
    const note = ({ relatedTarget }: FocusEvent): void => {
      next.current = relatedTarget instanceof Element ? relatedTarget : null;
    };
    field?.addEventListener("focusout", note);
    return () => field?.removeEventListener("focusout", note);
  }, []);
  return { place, next };
}

export type FieldMessageProps = {
  readonly id: string;
  readonly children: string | null | undefined;
};

/**
 * The message under a field about its error. The element stays in the tree without one, so that a message can wait for
 * the end of a press.
 */
export function FieldError(props: FieldMessageProps) {
  const next = useRef<Element | null>(null);
  return <FieldMessage {...props} icon={CircleAlert} look={styles.error} next={next} />;
}

interface LookProps extends FieldMessageProps {
  readonly icon: LucideIcon;
  readonly look: string | undefined;
  readonly next: RefObject<Element | null>;
}

function FieldMessage({ id, icon, look, next, children }: LookProps) {
  const { text, isWaiting } = useMessageAfterPress(children);
  return (
    <FocusStays shown={text && !isWaiting ? text : null} next={next}>
      {text ? (
        <p id={id} className={isWaiting ? styles.waiting : look}>
          <Icon of={icon} size="s" className={styles.errorIcon} />
          <span>{text}</span>
        </p>
      ) : null}
    </FocusStays>
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
