import type { ComponentPropsWithRef } from "react";
import { formatClock } from "../../format/dates";
import { ProgressBar } from "../data/progress-bar";
import { ControlBox, Field, type FieldFrameProps } from "./field";
import { splitFrame } from "./frame-props";
import styles from "./otp-field.module.css";

type Passed = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "prefix" | "size" | "value" | "onChange" | "type"
>;

export type OtpFieldProps = FieldFrameProps &
  Passed & {
    readonly value: string;
    readonly onValue: (digits: string) => void;
    readonly length?: number;
  };

/** The one-time code: one input, so that paste, autofill and screen readers work. */
export function OtpField(props: OtpFieldProps) {
  const [frame, { value, onValue, length = 6, ...input }] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <ControlBox isInvalid={Boolean(frame.error)} size="l" className={styles.otp}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            {...input}
            {...wiring}
            type="text"
            value={value}
            onChange={(event) => onValue(event.target.value.replaceAll(/\D/gu, "").slice(0, length))}
          />
        </ControlBox>
      )}
    </Field>
  );
}

export type OtpValidityProps = {
  /** Null for a code that is not accepted any more. */
  readonly secondsLeft: number | null;
  readonly totalSeconds: number;
  /** Seconds until a new code may be requested; null when it may be requested now. */
  readonly resendInSeconds?: number | null;
};

/** How long the code is still valid, as time and as a bar. */
export function OtpValidity({ secondsLeft, totalSeconds, resendInSeconds = null }: OtpValidityProps) {
  return (
    <div className={styles.validity}>
      <p className={styles.times}>
        {secondsLeft === null ? null : (
          <span role="timer">
            Code valid for <b className={styles.clock}>{formatClock(secondsLeft)}</b>
          </span>
        )}
        {resendInSeconds ? <span className={styles.resend}>Resend in {resendInSeconds} s</span> : null}
      </p>
      {secondsLeft === null ? null : <ProgressBar share={secondsLeft / totalSeconds} />}
    </div>
  );
}
