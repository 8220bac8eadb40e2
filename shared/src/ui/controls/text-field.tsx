import type { ComponentPropsWithRef, ReactNode } from "react";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<"input">, "className" | "style" | "prefix" | "size"> & {
    readonly size?: "m" | "l";
    /** Shown before the text and divided from it: `+91`. */
    readonly prefix?: ReactNode;
    /** Shown after the text: `km`. */
    readonly unit?: ReactNode;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const [frame, { size = "m", prefix, unit, ...input }] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox isInvalid={Boolean(frame.error)} size={size} prefix={prefix} unit={unit}>
          <input type="text" {...input} {...wiring} />
        </ControlBox>
      )}
    </Field>
  );
}
