import type { ComponentPropsWithRef } from "react";
import { formatDay } from "../../format/dates";
import { isDay } from "../../format/days";
import { common } from "../../messages/common";
import { classes } from "../foundation/classes";
import styles from "./date-field.module.css";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";

export type DateFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "size" | "prefix">;

/**
 * A native date field, shown as `21 Nov 2026`, or as a text where no day is chosen, while it is not being edited.
 * Values, `min` and `max` are days as on the wire: `2026-11-21`.
 */
export function DateField(props: DateFieldProps) {
  const [frame, input] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox isInvalid={Boolean(frame.error)}>
          <span className={classes(styles.field, input.value === "" && styles.none)} data-day={shownDay(input.value)}>
            <input {...input} {...wiring} type="date" />
          </span>
        </ControlBox>
      )}
    </Field>
  );
}

function shownDay(value: DateFieldProps["value"]): string | undefined {
  if (value === "") return common.noDay;
  return typeof value === "string" && isDay(value) ? formatDay(value) : undefined;
}
