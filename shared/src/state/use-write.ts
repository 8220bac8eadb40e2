import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useRef, useState } from "react";
import { noticeDurationMs, notify } from "../browser/notify";

/** What became of a write; `busy` when one before it still runs. */
export type Written<Answer> =
  | { readonly kind: "done"; readonly answer: Answer }
  | { readonly kind: "refused"; readonly failure: HttpFailure }
  | { readonly kind: "busy" };

export interface WriteOptions {
  /** Life of the toast. */
  readonly durationMs?: number;
  /** Where the key of the intention stands, when it has to outlive the page. */
  readonly keys?: IntentionKeys;
  /** At once after a success. */
  readonly onDone?: () => void;
}

/** One idempotency key for each intention. */
export interface IntentionKeys {
  current(): string;
  /** The server has decided: the next press means something else. */
  renew(): void;
}

/**
 * A write of the user: busy while it runs, the server's sentence in a toast either way, the refusal also kept
 * for the page, because a toast is gone before everyone has read it.
 *
 * `write` hands out one idempotency key per intention. It is reused after a lost answer, which may have been a success, and
 * renewed once the server has decided: after a success or a refusal the next press means something else.
 */
export function useWrite({ durationMs = noticeDurationMs, keys, onDone }: WriteOptions = {}) {
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRunning = useRef(false);
  const [own] = useState(keysOfPage);
  const { current, renew } = keys ?? own;

  /** Begins again: what became of the write before is not said of the next one. */
  const forgive = useCallback(() => {
    setRefusal(null);
    setIsDone(false);
  }, []);

  /** Says why nothing is sent, or what the server has against it. */
  const refuse = useCallback(
    (text: string) => {
      notify.error(text, durationMs);
      setRefusal(text);
    },
    [durationMs],
  );

  const write = useCallback(
    async <Answer extends { readonly message: string }>(
      send: (key: string) => Promise<Answer>,
    ): Promise<Written<Answer>> => {
      if (isRunning.current) return { kind: "busy" };
      isRunning.current = true;
      setIsBusy(true);
      forgive();
      try {
        const answer = await send(current());
        renew();
        setIsDone(true);
        notify.success(answer.message, durationMs);
        onDone?.();
        return { kind: "done", answer };
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error;
        if (isDecided(error)) renew();
        // Called off: the session has ended meanwhile, and nobody is there to be told.
        if (error.kind !== "aborted") refuse(error.message);
        return { kind: "refused", failure: error };
      } finally {
        isRunning.current = false;
        setIsBusy(false);
      }
    },
    [durationMs, current, renew, forgive, refuse, onDone],
  );

  return { write, refuse, forgive, isBusy, isDone, refusal };
}

/**
 * The same request may still be at work for another tab: a new key would then do it twice. An ended session decides nothing
 * of it either: after the login it is the same intention.
 */
function isDecided({ kind, status, code }: HttpFailure): boolean {
  return kind === "status" && status < 500 && status !== 401 && code !== "in_flight";
}

function keysOfPage(): IntentionKeys {
  let key: string | null = null;
  return {
    current() {
      key ??= crypto.randomUUID();
      return key;
    },
    renew() {
      key = null;
    },
  };
}
