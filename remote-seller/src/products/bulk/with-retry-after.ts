import { HttpFailure } from "@mandi/shared/http";

/** Longest wait that is accepted from the server. */
const longestWaitSeconds = 60;

export interface Patience {
  /** Ends the waiting: the next attempt is the last one. */
  readonly signal: AbortSignal;
  /** How long the server asked to wait; 0 once it continues. */
  readonly onWait: (seconds: number) => void;
}

/** Sends a call; when the server asks to wait (429), waits and sends it again. */
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
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      onWait(0);
    }
  }
}
