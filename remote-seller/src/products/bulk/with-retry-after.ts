import { HttpFailure } from "@mandi/shared/http";

/** Longest wait that is accepted from the server. */
const longestWaitSeconds = 60;

export interface Patience {
  /** Ends the waiting: nothing is sent any more. */
  readonly signal: AbortSignal;
  /** How long the server asked to wait; 0 once it continues. */
  readonly onWait: (seconds: number) => void;
}

/**
 * Sends a call; when the server asks to wait (429), waits and sends it again.
 * @throws the last 429 when the signal ends the waiting: that call did nothing
 */
export async function withRetryAfter<Answer>(
  call: () => Promise<Answer>,
  { signal, onWait }: Patience,
): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof HttpFailure) || error.status !== 429 || signal.aborted) throw error;
      const seconds = Math.min(longestWaitSeconds, error.retryAfterSeconds ?? 1);
      onWait(seconds);
      await pause(seconds * 1000, signal);
      onWait(0);
      if (signal.aborted) throw error;
    }
  }
}

/** Ends early when the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}
