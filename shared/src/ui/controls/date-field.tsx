import type { ComponentPropsWithRef } from "react";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";

export type DateFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "size" | "prefix">;

/** A day, native. Values, `min` and `max` are days as on the wire: `2026-11-21`. */
export function DateField(props: DateFieldProps) {
  const [frame, input] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox isInvalid={Boolean(frame.error)}>
          <input {...input} {...wiring} type="date" />
        </ControlBox>
      )}
    </Field>
  );
}
