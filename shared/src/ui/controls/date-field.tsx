import type { ComponentPropsWithRef } from "react";
import { formatDay } from "../../format/dates";
import { isDay } from "../../format/days";
import styles from "./date-field.module.css";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";

export type DateFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "size" | "prefix">;

/** A day, native, shown as `21 Nov 2026` while nobody edits it. Values, `min` and `max` are days as on the wire: `2026-11-21`. */
export function DateField(props: DateFieldProps) {
  const [frame, input] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox isInvalid={Boolean(frame.error)}>
          <span className={styles.field} data-day={shownDay(input.value)}>
            <input {...input} {...wiring} type="date" />
          </span>
        </ControlBox>
      )}
    </Field>
  );
}

function shownDay(value: DateFieldProps["value"]): string | undefined {
  return typeof value === "string" && isDay(value) ? formatDay(value) : undefined;
}
