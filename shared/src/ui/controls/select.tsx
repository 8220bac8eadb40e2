import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../media/icon";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";
import styles from "./select.module.css";

export type Choice = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };

export type SelectProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<"select">, "className" | "style" | "children" | "multiple" | "size"> & {
    readonly choices: readonly Choice[];
    /** First entry with an empty value: "Choose a state". */
    readonly placeholder?: string;
    readonly icon?: LucideIcon;
  };

/** One choice of a list. Native, because phones have good pickers. */
export function Select(props: SelectProps) {
  const [frame, { choices, placeholder, icon, ...select }] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox
          isInvalid={Boolean(frame.error)}
          className={styles.select}
          prefix={icon ? <Icon of={icon} size="s" /> : undefined}
          isPrefixBare
        >
          <select {...select} {...wiring}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="s" className={styles.chevron} />
        </ControlBox>
      )}
    </Field>
  );
}
