import { HttpFailure } from "@mandi/shared/http";

export interface PollOptions<Data> {
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly everyMs: number;
  readonly isPaused: boolean;
  readonly onData: (data: Data) => void;
  /** The server says that it is gone, or not the caller's. */
  readonly onGone: () => void;
}

/** Asks again and again while someone looks; hidden tabs ask nothing (H-46). `stop` leaves nothing behind. */
export function startPoll<Data>({ load, everyMs, isPaused, onData, onGone }: PollOptions<Data>, asksAtOnce: boolean) {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    try {
      const data = await load(signal);
      if (!signal.aborted) onData(data);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      // Any other failure leaves what is shown: a bad line must not take the board away from a driver.
      if (!signal.aborted && (error.status === 404 || error.status === 403)) onGone();
    }
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (!isPaused && !signal.aborted) timer = setTimeout(askIfSeen, everyMs);
  }

  function askIfSeen(): void {
    clearTimeout(timer);
    if (document.visibilityState === "visible" && !isPaused) void ask();
  }

  if (asksAtOnce) void ask();
  else plan();
  document.addEventListener("visibilitychange", askIfSeen);

  return () => {
    leaving.abort();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", askIfSeen);
  };
}
