import { notify } from "@mandi/shared/browser/notify";
import type { VerifyOtpBody } from "@mandi/shared/contract/login";
import { HttpFailure } from "@mandi/shared/http";
import { login } from "@mandi/shared/messages/public-login";
import { openSession, roleOf, sessionStore, useSession } from "@mandi/shared/session";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { waitWords } from "../common/wait-words";
import { sendOtp, verifyOtp } from "./login.api";
import { otpLifeMs, redirectAfterMs, resendAfterMs } from "./login-rules";
import { firstState, type LoginEvent, type LoginState, nextState, type SentCode } from "./login-state";
import { isPreviousPage } from "./previous-page";
import { returnPath } from "./return-path";
import { useTimeSince } from "./use-time-since";

/** The login of one visitor: what to show, and the possible actions. */
export function useLogin() {
  const [state, tell] = useReducer(nextState, firstState);
  const leaveAfterLogin = useLeaveAfterLogin(state.step);
  const { verify, stop } = useVerify(tell, leaveAfterLogin);
  const code = state.step === "done" ? null : state.code;
  const { secondsLeft, resendInSeconds } = useTimesOf(code);
  const isExpired = code !== null && secondsLeft <= 0;

  useEffect(() => {
    if (!isExpired) return;
    stop();
    tell({ kind: "expired" });
  }, [isExpired, stop]);

  function submitPhone(): void {
    // Back and the same number again: the code that was just sent is still valid, and a new one would be refused.
    if (code?.to === state.phone && resendInSeconds > 0) tell({ kind: "shown again" });
    else void sendCode(tell, state.phone, null);
  }

  function backToPhone(): void {
    stop();
    tell({ kind: "left" });
  }

  return {
    ...shownOf(state),
    secondsLeft,
    resendInSeconds,
    changePhone: (phone: string) => tell({ kind: "typed", phone }),
    submitPhone,
    submitOtp: (otp: string) => void (code && verify({ phone: code.to, otp })),
    resend: () => void (code && sendCode(tell, code.to, login.resent)),
    backToPhone,
  };
}

export type Login = ReturnType<typeof useLogin>;

type Tell = (event: LoginEvent) => void;

async function sendCode(tell: Tell, to: string, done: string | null): Promise<void> {
  const at = Date.now();
  tell({ kind: "sending" });
  try {
    await sendOtp({ phone: to });
    tell({ kind: "sent", code: { to, at }, notice: done });
  } catch (error) {
    tell({ kind: "not sent", notice: error instanceof HttpFailure ? sendNotice(error) : null });
    if (!(error instanceof HttpFailure)) throw error;
  }
}

/** Opens the session with a code; cancelled when the code is abandoned or the page is left. */
function useVerify(tell: Tell, onSignedIn: () => void) {
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  async function verify(body: VerifyOtpBody): Promise<void> {
    const leaving = new AbortController();
    running.current = leaving;
    tell({ kind: "verifying" });
    try {
      const { token, data, message } = await verifyOtp(body, leaving.signal);
      if (leaving.signal.aborted) return;
      tell({ kind: "signed in" });
      openSession({ token, user: data });
      notify.success(message);
      onSignedIn();
    } catch (error) {
      // After going back to the number there is no code to which this could apply.
      if (!leaving.signal.aborted)
        tell({ kind: "not verified", refusal: verifyRefusal(error), isLocked: isLocked(error) });
      if (!(error instanceof HttpFailure)) throw error;
    }
  }

  return { verify, stop };
}

/** The state, as both steps show it. */
function shownOf(state: LoginState) {
  const { step, phone } = state;
  const idle = {
    step,
    phone,
    sentTo: "",
    isSending: false,
    isVerifying: false,
    notice: null,
    refusal: null,
    isLocked: false,
  };
  switch (state.step) {
    case "phone":
      return { ...idle, isSending: state.isSending, notice: state.notice };
    case "otp": {
      const { code, isSending, isVerifying, notice, refusal, isLocked } = state;
      return { ...idle, sentTo: code.to, isSending, isVerifying, notice, refusal, isLocked };
    }
    case "done":
      return { ...idle, sentTo: state.sentTo };
  }
}

/** How long a code is valid, and how long until another may be requested; the full times while there is none. */
function useTimesOf(code: SentCode | null) {
  const age = useTimeSince(code?.at ?? null);
  return {
    secondsLeft: Math.ceil((otpLifeMs - age) / 1000),
    resendInSeconds: Math.max(0, Math.ceil((resendAfterMs - age) / 1000)),
  };
}

/** Leaves the page when its work is done: after a login here with a pause, after a login in another tab at once. */
function useLeaveAfterLogin(step: LoginState["step"]): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isSignedIn = useSession(({ token }) => token !== null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const leave = useCallback(() => {
    const address = returnPath(search, roleOf(sessionStore.getState()));
    // The router reports its own failures; only data routers return a promise.
    void (isPreviousPage(address) ? navigate(-1) : navigate(address, { replace: true }));
  }, [navigate, search]);

  useEffect(() => {
    if (isSignedIn && step !== "done") leave();
  }, [isSignedIn, step, leave]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    timer.current = setTimeout(leave, redirectAfterMs);
  };
}

function sendNotice({ status, message, retryAfterSeconds }: HttpFailure): string {
  if (status === 429) return login.tooMany(waitWords(retryAfterSeconds ?? 60));
  return status === 422 ? message : login.sendFailed;
}

const isLocked = (error: unknown): boolean => error instanceof HttpFailure && error.code === "otp_locked";

function verifyRefusal(error: unknown): string | null {
  return error instanceof HttpFailure && error.kind !== "aborted" ? error.message : null;
}
