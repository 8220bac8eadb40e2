import { useSubmit } from "@mandi/shared/forms/use-submit";
import { newCode } from "@mandi/shared/messages/desk-roles";
import { useSession } from "@mandi/shared/session";
import { useEffect, useState, useSyncExternalStore } from "react";
import { enterCode, sendCode } from "./code.api";
import { answerCode, isCodeAsked, listenForCode } from "./code-question";

/** Whether an act waits for a new code. */
export const useIsCodeAsked = (): boolean => useSyncExternalStore(listenForCode, isCodeAsked);

/** Sends a code when the question opens, and submits what was typed. */
export function useNewCode() {
  const phone = useSession(({ user }) => user?.phone ?? "");
  const [otp, setOtp] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useSubmit({ isRepeatable: true, isQuiet: true, cooldownMs: 0 });
  const entering = useSubmit({ isRepeatable: true, isQuiet: true, cooldownMs: 0 });
  const { submit } = sending;

  const send = () => submit(() => sendCode(phone));
  useEffect(() => {
    void submit(() => sendCode(phone));
    return () => answerCode(false); // The page is left: nobody is there to enter the code.
  }, [submit, phone]);

  async function enter(): Promise<void> {
    const isWhole = /^\d{6}$/.test(otp);
    setProblem(isWhole ? null : newCode.sixDigits);
    if (!isWhole) return;
    const outcome = await entering.submit(() => enterCode(otp));
    if (outcome.kind === "done") answerCode(true);
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
    trouble: entering.refusal ?? sending.refusal,
    isBusy: entering.isBusy,
    send,
    enter,
    close: () => answerCode(false),
  };
}
