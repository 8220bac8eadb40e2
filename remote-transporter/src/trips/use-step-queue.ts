import { notify, shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { useCallback, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { forgetStep, ownSteps, sendKeptSteps, stepQueue } from "./step-queue";

/** The browser's word for "online" only means that there is a line; whether it leads anywhere is found out by trying. */
const tryAgainMs = 15_000;

/** The steps that wait on this device, and what sends them. `onSent` is told when the server has taken one. */
export function useStepQueue(onSent: () => void) {
  const { steps, isSending } = useStore(stepQueue);
  const own = ownSteps(steps);
  const waitingCount = own.filter(({ refusal }) => refusal === null).length;
  const latestOnSent = useRef(onSent);
  latestOnSent.current = onSent;

  const send = useCallback(() => {
    void sendKeptSteps({
      onSent(message) {
        notify.success(message, shortNoticeDurationMs);
        latestOnSent.current();
      },
    });
  }, []);

  const isWaiting = waitingCount > 0;
  useEffect(() => {
    if (!isWaiting) return;
    send();
    const timer = setInterval(send, tryAgainMs);
    window.addEventListener("online", send);
    window.addEventListener("beforeunload", askToStay);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
      window.removeEventListener("beforeunload", askToStay);
    };
  }, [isWaiting, send]);

  return { steps: own, waitingCount, isSending, send, giveUp: forgetStep };
}

/** What is kept ends with the tab; the browser asks before it closes it. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
