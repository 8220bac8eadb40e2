import { notify, shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useEffect, useRef, useState } from "react";

/** a submit button opens again this long after a submit. */
const reopenAfterMs = 2000;

/** What became of a write; `busy` when one before it still runs. */
export type Written =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly failure: HttpFailure }
  | { readonly kind: "busy" };

export interface WriteOptions {
  /** The form is there for more than one write, so a success opens it again as a refusal does. */
  readonly isLasting?: boolean;
}

/**
 * A write of the user: busy while it runs, shut for two seconds, the server's sentence in a toast either way, the
 * refusal also kept for the page, because a toast is gone before everyone has read it.
 *
 * `key` is one idempotency key per intention. It is reused after a lost answer, which may have been a success, and renewed
 * once the server has decided: after a success or a refusal the next press means something else. A form that leaves after its
 * success stays shut until then, however long the answer took: what stands in it is saved already.
 */
export function useWrite({ isLasting = false }: WriteOptions = {}) {
  const [isBusy, setIsBusy] = useState(false);
  const [isShut, setIsShut] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRunning = useRef(false);
  const key = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shut = useCallback(() => {
    clearTimeout(timer.current);
    setIsShut(true);
    timer.current = setTimeout(() => setIsShut(false), reopenAfterMs);
  }, []);

  const write = useCallback(
    async (send: (key: string) => Promise<{ readonly message: string }>): Promise<Written> => {
      if (isRunning.current) return { kind: "busy" };
      isRunning.current = true;
      setIsBusy(true);
      setIsDone(false);
      setRefusal(null);
      shut();
      key.current ??= crypto.randomUUID();
      try {
        const { message } = await send(key.current);
        key.current = null;
        setIsDone(true);
        notify.success(message, shortNoticeDurationMs);
        return { kind: "done" };
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error;
        if (error.kind === "status" && error.status < 500) key.current = null;
        notify.error(error.message, shortNoticeDurationMs);
        setRefusal(error.message);
        return { kind: "refused", failure: error };
      } finally {
        isRunning.current = false;
        setIsBusy(false);
      }
    },
    [shut],
  );

  /** Says what a form is missing, before anything is sent. */
  const refuse = useCallback((text: string) => {
    notify.error(text, shortNoticeDurationMs);
    setRefusal(text);
  }, []);
  /** Begins anew: what became of the write before is not said of this one. */
  const forgive = useCallback(() => {
    setRefusal(null);
    setIsDone(false);
  }, []);
  return { write, refuse, forgive, isBusy, isDone, isShut: isShut || (isDone && !isLasting), refusal };
}
