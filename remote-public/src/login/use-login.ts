import { notify } from "@mandi/shared/browser/notify";
import { HttpFailure } from "@mandi/shared/http";
import { login } from "@mandi/shared/messages/public";
import { openSession, useSession } from "@mandi/shared/session";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { waitWords } from "../common/wait-words";
import { sendOtp, verifyOtp } from "./login.api";
import { otpLifeMs, redirectAfterMs, resendAfterMs } from "./login-rules";
import { returnPath } from "./return-path";
import { useTimeSince } from "./use-time-since";

/** The login's three steps. */
export type LoginStep = "phone" | "otp" | "done";

/** The login of one visitor: what to show, and what they can do. */
export function useLogin() {
  const [step, setStep] = useState<LoginStep>("phone");
  const [phone, setPhone] = useState("");
  const [sentTo, setSentTo] = useState("");
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isVerifying, setIsVerifying] = useState(false);
  /** The quiet line by the form: a send that failed is never a toast (docs/domain.md#the-apis-names). */
  const [notice, setNotice] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const leaveAfterLogin = useLeaveAfterLogin(step);
  const age = useTimeSince(sentAt);
  const secondsLeft = Math.ceil((otpLifeMs - age) / 1000);
  const resendInSeconds = Math.max(0, Math.ceil((resendAfterMs - age) / 1000));
  const verifying = useRef<AbortController | null>(null);

  const backToPhone = useCallback((line: string | null) => {
    verifying.current?.abort();
    setStep("phone");
    setIsVerifying(false);
    setRefusal(null);
    setNotice(line);
  }, []);

  useEffect(() => {
    if (secondsLeft > 0 || sentAt === null) return;
    setSentAt(null);
    if (step === "otp") backToPhone(login.expired);
  }, [secondsLeft, sentAt, step, backToPhone]);

  useEffect(() => () => verifying.current?.abort(), []);

  async function send(wanted: string, done: string | null): Promise<void> {
    const startedAt = Date.now();
    setIsSending(true);
    setNotice(null);
    try {
      await sendOtp({ phone: wanted });
      setSentTo(wanted);
      setSentAt(startedAt);
      setRefusal(null);
      setNotice(done);
      setStep("otp");
    } catch (error) {
      setNotice(sendNotice(error));
    } finally {
      setIsSending(false);
    }
  }

  function submitPhone(): Promise<void> {
    // Back and the same number again: the code that was just sent is still good, and a new one would be refused.
    if (phone === sentTo && sentAt !== null && resendInSeconds > 0) {
      setNotice(null);
      setStep("otp");
      return Promise.resolve();
    }
    return send(phone, null);
  }

  async function submitOtp(otp: string): Promise<void> {
    const leaving = new AbortController();
    verifying.current = leaving;
    setIsVerifying(true);
    setRefusal(null);
    setNotice(null);
    try {
      const { token, data, message } = await verifyOtp({ phone: sentTo, otp }, leaving.signal);
      if (leaving.signal.aborted) return;
      setSentAt(null);
      setStep("done");
      openSession({ token, user: data });
      notify.success(message);
      leaveAfterLogin();
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (error.kind !== "aborted") setRefusal(error.message);
    } finally {
      if (verifying.current === leaving) setIsVerifying(false);
    }
  }

  return {
    step,
    phone,
    sentTo,
    secondsLeft,
    resendInSeconds,
    isSending,
    isVerifying,
    notice,
    refusal,
    changePhone: setPhone,
    submitPhone,
    submitOtp,
    resend: () => send(sentTo, login.resent),
    backToPhone: () => backToPhone(null),
  };
}

export type Login = ReturnType<typeof useLogin>;

/** Leaves the page when its work is done: after the own login with a pause, after one in another tab at once. */
function useLeaveAfterLogin(step: LoginStep): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isSignedIn = useSession(({ token }) => token !== null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const leave = useCallback(() => {
    // The router reports its own failures; a promise is only there with data routers.
    void navigate(returnPath(search, state), { replace: true });
  }, [navigate, search, state]);

  useEffect(() => {
    if (isSignedIn && step !== "done") leave();
  }, [isSignedIn, step, leave]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    timer.current = setTimeout(leave, redirectAfterMs);
  };
}

function sendNotice(error: unknown): string {
  if (!(error instanceof HttpFailure)) throw error;
  if (error.status === 429) return login.tooMany(waitWords(error.retryAfterSeconds ?? 60));
  return error.status === 422 ? error.message : login.sendFailed;
}
