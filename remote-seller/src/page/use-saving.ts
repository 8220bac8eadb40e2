import { notify } from "@mandi/shared/browser/notify";
import type { MessageAnswer } from "@mandi/shared/contract/wire";
import { HttpFailure } from "@mandi/shared/http";
import { useReopening } from "@mandi/shared/state/use-reopening";
import { useEffect, useRef, useState } from "react";

/** A form leaves this long after its success, so that the toast is read. */
const leaveAfterMs = 1500;
/** the seller's forms but the quotation's. */
const reopenAfterMs = 2000;

export interface SavingOptions {
  /** At once after success. */
  readonly onSaved?: () => void;
  /** 1.5 s after success: closes, refreshes, goes on. Not called when the form is gone by then. */
  readonly onLeave?: () => void;
  readonly reopenAfterMs?: number;
}

/**
 * Sends a form and says how it went: the server's sentence in a toast, a refusal also beside the form, which keeps what was
 * typed. One send at a time.
 */
export function useSaving({ onSaved, onLeave, reopenAfterMs: openAgainMs = reopenAfterMs }: SavingOptions = {}) {
  const [isSending, setIsSending] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isShut, shut } = useReopening(openAgainMs);
  const isRunning = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestLeave = useRef(onLeave);
  latestLeave.current = onLeave;
  useEffect(() => () => clearTimeout(leaving.current), []);

  /** @returns what the server had against it; null when it was saved or not sent. */
  async function save(send: () => Promise<MessageAnswer>): Promise<HttpFailure | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsSending(true);
    setRefusal(null);
    shut();
    try {
      const { message } = await send();
      notify.success(message);
      setIsSaved(true);
      onSaved?.();
      leaving.current = setTimeout(() => latestLeave.current?.(), leaveAfterMs);
      return null;
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      refuse(error.message);
      return error;
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  }

  /** Says why nothing was sent: in a toast and beside the form. */
  function refuse(text: string): void {
    setRefusal(text);
    notify.error(text);
  }

  return { save, refuse, refusal, isSending, isSaved, isShut: isShut && !isSending };
}

export type Saving = ReturnType<typeof useSaving>;
