import { whileSeen } from "@mandi/shared/browser/while-seen";
import { HttpFailure } from "@mandi/shared/http";

export interface PollOptions<Data> {
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** Null where nothing changes by itself, or nobody wants to be told. */
  readonly everyMs: number | null;
  readonly onData: (data: Data) => void;
  /** The server says that it is gone, or not the caller's. */
  readonly onGone: () => void;
  /** A look failed; `isWanted` when somebody asked for it. What is shown stays: a bad line must not take the board away. */
  readonly onMissed: (isWanted: boolean) => void;
}

/**
 * Asks again and again while someone looks, and at first for what somebody wants. `stop` leaves nothing behind, and an
 * answer on its way then counts no more.
 */
export function startPoll<Data>(options: PollOptions<Data>, asksAtOnce: boolean) {
  const { load, everyMs, onData, onGone, onMissed } = options;
  const leaving = new AbortController();
  const { signal } = leaving;

  async function ask(isWanted: boolean): Promise<void> {
    try {
      const data = await load(signal);
      if (!signal.aborted) onData(data);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (!signal.aborted) fail(error, isWanted);
    }
  }

  function fail(failure: HttpFailure, isWanted: boolean): void {
    if (failure.status === 404 || failure.status === 403) onGone();
    else onMissed(isWanted);
  }

  if (asksAtOnce) void ask(true);
  const rest = everyMs === null ? null : whileSeen(everyMs, () => ask(false));
  return () => {
    leaving.abort();
    rest?.();
  };
}
