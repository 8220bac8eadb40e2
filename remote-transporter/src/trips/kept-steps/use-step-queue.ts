import { notify, shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { useCallback, useEffect } from "react";
import { useStore } from "zustand";
import {
  followOtherTabs,
  forgetStep,
  letStepWait,
  ownSteps,
  readKeptSteps,
  sendKeptSteps,
  stepQueue,
} from "./step-queue";

/** The browser's "online" only means that there is a connection; whether it works is found out by trying. */
const tryAgainMs = 15_000;

/**
 * The steps that wait on this device, and the effect that sends them. On every page of the area, at most once on each.
 */
export function useStepQueue() {
  const { steps, unsafe, isSending } = useStore(stepQueue);
  const own = ownSteps(steps);
  const waiting = own.filter(({ refusal }) => refusal === null);
  const isSafe = !waiting.some(({ key }) => unsafe.has(key));

  useEffect(() => {
    readKeptSteps();
    return followOtherTabs();
  }, []);

  const send = useCallback(() => {
    void sendKeptSteps({ onSent: (message) => notify.success(message, shortNoticeDurationMs) });
  }, []);

  const waitingCount = waiting.length;
  useEffect(() => {
    if (waitingCount === 0) return;
    send();
    const timer = setInterval(send, tryAgainMs);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [waitingCount, send]);

  useEffect(() => {
    if (isSafe) return;
    window.addEventListener("beforeunload", askToStay);
    return () => window.removeEventListener("beforeunload", askToStay);
  }, [isSafe]);

  return {
    refused: own.filter(({ refusal }) => refusal !== null),
    waitingCount,
    isSafe,
    isSending,
    send,
    sendAgain: letStepWait,
    giveUp: forgetStep,
  };
}

/** Steps the device had no room for end with the page; the browser asks before it closes it. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
