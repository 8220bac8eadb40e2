import { Minus, Plus } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { common } from "../../messages/common";
import { figureOf } from "../../money/typed-figure";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";
import { IconButton } from "./icon-button";
import styles from "./number-field.module.css";
import { useGroupedInput } from "./use-grouped-input";

type Passed = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "prefix" | "size" | "value" | "onChange" | "type" | "ref" | "defaultValue" | "step" | "min"
>;

export type NumberFieldProps = FieldFrameProps &
  Passed & {
    /**
     * The plain figure: `12.5`. Empty while nothing is typed; anything else is kept as typed, and the form reports it.
     */
    readonly value: string;
    readonly onValue: (value: string) => void;
    readonly decimals?: 0 | 1 | 2 | 3;
    readonly unit?: ReactNode;
    /** Adds less and more buttons that change the figure by this much. */
    readonly step?: number;
    readonly min?: number;
    readonly max?: number;
    readonly size?: "m" | "l";
  };

function stepped(figure: number, by: number, min: number, max: number): string {
  const next = Math.min(max, Math.max(min, figure + by));
  // 0.1 + 0.2: kilograms are the smallest unit anyone weighs.
  return String(Math.round(next * 1000) / 1000);
}

/** A quantity, never negative, optionally with less and more buttons. */
export function NumberField(props: NumberFieldProps) {
  const [frame, rest] = splitFrame(props);
  const {
    value,
    onValue,
    decimals = 3,
    unit,
    step,
    min = 0,
    max = Number.MAX_SAFE_INTEGER,
    size = "m",
    ...input
  } = rest;
  const grouped = useGroupedInput({ value, onValue, onKeyDown: input.onKeyDown });
  // A text that is not a figure cannot be stepped: the buttons do nothing until it is one.
  const figure = value === "" ? 0 : figureOf(value, 3);

  function button(kind: "less" | "more") {
    if (step === undefined) return null;
    const isAtEnd = figure === null || (kind === "less" ? figure <= min : figure >= max);
    const by = kind === "less" ? -step : step;
    return (
      <IconButton
        icon={kind === "less" ? Minus : Plus}
        iconSize="s"
        label={`${common[kind]}, ${frame.label}`}
        // Not `disabled` at an end: the press that led there would lose the focus.
        aria-disabled={isAtEnd}
        disabled={input.disabled === true}
        className={styles.step}
        onClick={() => !isAtEnd && onValue(stepped(figure, by, min, max))}
      />
    );
  }

  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox
          isInvalid={Boolean(frame.error)}
          size={size}
          unit={unit}
          className={step === undefined ? undefined : styles.stepper}
        >
          {button("less")}
          <input
            autoComplete="off"
            inputMode={decimals === 0 ? "numeric" : "decimal"}
            {...input}
            {...wiring}
            {...grouped}
            type="text"
          />
          {button("more")}
        </ControlBox>
      )}
    </Field>
  );
}
