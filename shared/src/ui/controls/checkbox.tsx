import { Check } from "lucide-react";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./checkbox.module.css";
import { FieldError } from "./field-message";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "className" | "style" | "children" | "type"> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
};

/** Yes or no. The mark is ink; the whole row can be pressed. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label className={styles.row} htmlFor={id}>
        <span className={styles.mark}>
          <input
            {...input}
            id={id}
            type="checkbox"
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={classes(input["aria-describedby"], error && errorId) || undefined}
          />
          <Icon of={Check} size="xs" className={classes(styles.check)} />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
