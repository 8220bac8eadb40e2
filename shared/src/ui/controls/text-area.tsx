import type { ComponentPropsWithRef } from "react";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";

export type TextAreaProps = FieldFrameProps & Omit<ComponentPropsWithRef<"textarea">, "className" | "style">;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [frame, area] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox isInvalid={Boolean(frame.error)}>
          <textarea rows={3} {...area} {...wiring} />
        </ControlBox>
      )}
    </Field>
  );
}
