import { useSubmit } from "@mandi/shared/forms/use-submit";
import { newCode } from "@mandi/shared/messages/desk-code";
import { useSession } from "@mandi/shared/session";
import { useCallback, useEffect, useState } from "react";
import { enterCode, sendCode } from "./code.api";
import { answerCode } from "./code-question";
import { endSentCode, isCodeOpen, keepSentCode } from "./last-code";

/** Sends a code when the question opens, and submits what was typed. */
export function useNewCode() {
  const phone = useSession(({ user }) => user?.phone ?? "");
  const [otp, setOtp] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useSubmit({ isRepeatable: true, isQuiet: true, cooldownMs: 0 });
  const entering = useSubmit({ isRepeatable: true, isQuiet: true, cooldownMs: 0 });
  const { submit } = sending;

  const [isStillValid, setIsStillValid] = useState(false);

  const send = useCallback(async () => {
    const outcome = await submit(() => sendCode(phone));
    // The server spaces codes out; the one that was sent before counts until it ends.
    setIsStillValid(outcome.kind === "refused" && outcome.failure.status === 429 && isCodeOpen());
    if (outcome.kind === "done") keepSentCode();
  }, [submit, phone]);
  useEffect(() => {
    void send();
    return () => answerCode(false); // The page is left: nobody is there to enter the code.
  }, [send]);

  async function enter(): Promise<void> {
    const isWhole = /^\d{6}$/.test(otp);
    setProblem(isWhole ? null : newCode.sixDigits);
    if (!isWhole) return;
    const outcome = await entering.submit(() => enterCode(otp));
    if (outcome.kind === "refused" && outcome.failure.code !== "otp_wrong") endSentCode();
    if (outcome.kind !== "done") return;
    endSentCode();
    answerCode(true);
  }

  return {
    phone,
    otp,
    type: (digits: string) => {
      setOtp(digits);
      setProblem(null);
      entering.endRefusal();
    },
    problem: problem ?? undefined,
    /** Why the code was wrong, or could not be sent. */
    trouble: entering.refusal ?? (isStillValid ? null : sending.refusal),
    /** No other code could be sent yet, and need not be. */
    isStillValid: isStillValid && entering.refusal === null,
    isBusy: entering.isBusy,
    send,
    enter,
    close: () => answerCode(false),
  };
}
