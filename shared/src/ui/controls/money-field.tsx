import type { ComponentPropsWithRef, ReactNode } from "react";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";
import { useGroupedInput } from "./use-grouped-input";

type Passed = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "prefix" | "size" | "value" | "onChange" | "type" | "ref" | "defaultValue"
>;

export type MoneyFieldProps = FieldFrameProps &
  Passed & {
    /**
     * The plain figure without grouping, `44750` or `44750.50`; anything else is kept as typed, and the form reports
     * it.
     */
    readonly value: string;
    readonly onValue: (value: string) => void;
    /** Prices per MT have none; payments have two. */
    readonly decimals?: 0 | 2;
    readonly size?: "m" | "l";
    readonly unit?: ReactNode;
  };

/** An amount in rupees. It is grouped while typing; the value stays a plain figure. */
export function MoneyField(props: MoneyFieldProps) {
  const [frame, { value, onValue, decimals = 0, size = "m", unit, ...input }] = splitFrame(props);
  const grouped = useGroupedInput({ value, onValue, onKeyDown: input.onKeyDown });
  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox isInvalid={Boolean(frame.error)} size={size} prefix="₹" unit={unit}>
          <input
            autoComplete="off"
            inputMode={decimals === 0 ? "numeric" : "decimal"}
            {...input}
            {...wiring}
            {...grouped}
            type="text"
          />
        </ControlBox>
      )}
    </Field>
  );
}
