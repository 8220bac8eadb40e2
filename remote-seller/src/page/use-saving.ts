import type { MessageAnswer } from "@mandi/shared/contract/wire";
import { useReopening } from "@mandi/shared/state/use-reopening";
import { useWrite } from "@mandi/shared/state/use-write";
import { useEffect, useRef } from "react";

/** A form leaves this long after its success, so that the toast is read. */
const leaveAfterMs = 1500;
/** For the seller's forms except the quotation's. */
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
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestLeave = useRef(onLeave);
  latestLeave.current = onLeave;
  useEffect(() => () => clearTimeout(leaving.current), []);
  const { isShut, shut } = useReopening(openAgainMs);
  const { write, refuse, refusal, isBusy, isDone } = useWrite({
    onDone() {
      onSaved?.();
      leaving.current = setTimeout(() => latestLeave.current?.(), leaveAfterMs);
    },
  });

  const save = (send: () => Promise<MessageAnswer>) =>
    write(() => {
      shut();
      return send();
    });

  return { save, refuse, refusal, isSending: isBusy, isSaved: isDone, isShut: isShut && !isBusy };
}

export type Saving = ReturnType<typeof useSaving>;
