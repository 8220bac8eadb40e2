import { HttpFailure } from "@mandi/shared/http";

/** Longest wait that the server's own word is taken for. */
const longestWaitSeconds = 60;

export interface Patience {
  /** Ends the waiting: what is asked then is asked for the last time. */
  readonly signal: AbortSignal;
  /** The server asked to wait this long; 0 once it continues. */
  readonly onWait: (seconds: number) => void;
}

/** Does a call; when the server asks to wait (429), waits and does it again. */
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
