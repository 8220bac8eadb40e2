import { formatPhone } from "@mandi/shared/format/phone";
import { login } from "@mandi/shared/messages/public-login";
import { Button } from "@mandi/shared/ui/controls/button";
import { OtpField, OtpValidity } from "@mandi/shared/ui/controls/otp-field";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { type FormEvent, useEffect, useRef, useState } from "react";
import styles from "./login.module.css";
import { otpError, otpLifeMs } from "./login-rules";
import type { Login } from "./use-login";
import { listenForCode } from "./web-otp";

/** Second step: the code, with the time it has left. */
export function OtpStep(props: Login) {
  const { step, sentTo, secondsLeft, resendInSeconds, notice, refusal, isLocked } = props;
  const { otp, error, field, isByItself, change, handleSubmit, handleResend } = useOtp(props);
  const isDone = step === "done";

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.head}>
        <h1>{login.otpTitle}</h1>
        <p className={styles.muted}>
          {login.sentTo(formatPhone(sentTo))}{" "}
          <button type="button" className={styles.link} onClick={props.backToPhone} disabled={isDone}>
            {login.change}
          </button>
        </p>
      </div>
      <OtpField
        ref={field}
        label={login.otp}
        error={error ?? refusal ?? undefined}
        name="otp"
        value={otp}
        readOnly={isDone}
        onValue={change}
      />
      <div className={isDone ? styles.over : undefined}>
        <OtpValidity
          secondsLeft={isLocked ? null : secondsLeft}
          totalSeconds={otpLifeMs / 1000}
          resendInSeconds={resendInSeconds > 0 ? resendInSeconds : null}
        />
      </div>
      <InlineStatus>{isByItself ? (statusOf(props) ?? notice) : notice}</InlineStatus>
      <OtpButtons {...props} isByItself={isByItself} onResend={handleResend} />
    </form>
  );
}

/** What happens to a code that was sent automatically. */
function statusOf({ step, isVerifying }: Login): string | null {
  if (step === "done") return login.signedIn;
  return isVerifying ? login.verifying : null;
}

type OtpButtonsProps = Pick<Login, "step" | "resendInSeconds" | "isSending" | "isVerifying" | "isLocked"> & {
  /** The button was not pressed: it stays as it is, for a person who is about to press it. */
  readonly isByItself: boolean;
  readonly onResend: () => void;
};

function OtpButtons(props: OtpButtonsProps) {
  const { step, resendInSeconds, isSending, isVerifying, isLocked, isByItself, onResend } = props;
  const isDone = step === "done";
  return (
    <>
      <Button
        type="submit"
        variant={isLocked ? "secondary" : "primary"}
        size="l"
        isFull
        disabled={isLocked}
        isBusy={(isVerifying || isDone) && !isByItself}
        busyText={isDone ? login.signedIn : login.verifying}
      >
        {login.verify}
      </Button>
      <Button
        variant={isLocked ? "primary" : "quiet"}
        isFull
        disabled={resendInSeconds > 0}
        isBusy={isSending}
        onClick={onResend}
        className={isDone ? styles.over : undefined}
      >
        {login.resend}
      </Button>
    </>
  );
}

/** Time to see the last digit, or to press the button oneself. */
const sendAfterMs = 800;

/**
 * The code as it is typed, or as the phone fills it in, and its error. Once complete it is sent automatically, each
 * code once.
 */
function useOtp({ step, isVerifying, isLocked, refusal, submitOtp, resend }: Login) {
  const [otp, setOtp] = useState("");
  const sent = useRef("");
  const [isByItself, setIsByItself] = useState(false);
  const isWaiting = step !== "done" && !isVerifying && !isLocked;
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const listening = useRef<AbortController | null>(null);

  useEffect(() => {
    field.current?.focus();
    const leaving = new AbortController();
    listening.current = leaving;
    listenForCode(leaving.signal, setOtp);
    return () => leaving.abort();
  }, []);

  useEffect(() => {
    if (refusal !== null) field.current?.focus();
  }, [refusal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `send` is not a new code
  useEffect(() => {
    if (!isWaiting || otp === sent.current || otpError(otp)) return;
    const timer = setTimeout(() => send(otp, true), sendAfterMs);
    return () => clearTimeout(timer);
  }, [otp, isWaiting]);

  function send(code: string, byItself: boolean): void {
    sent.current = code;
    setIsByItself(byItself);
    listening.current?.abort();
    submitOtp(code);
  }

  function change(digits: string): void {
    setError(undefined);
    setOtp(digits);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isWaiting) return;
    const refused = otpError(otp);
    setError(refused);
    if (refused) {
      field.current?.focus();
      return;
    }
    send(otp, false);
  }

  function handleResend(): void {
    sent.current = "";
    change("");
    field.current?.focus();
    resend();
  }

  return { otp, error, field, isByItself, change, handleSubmit, handleResend };
}
