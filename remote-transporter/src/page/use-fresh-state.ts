import type { PageState } from "@mandi/shared/state/page-state";
import { type PageStateOptions, usePageList } from "@mandi/shared/state/use-page-state";
import { useCallback, useEffect, useRef, useState } from "react";
import { startPoll } from "./poll";

export interface FreshOptions<Data> extends PageStateOptions<Data> {
  /** How long an answer counts as fresh; null when nothing can change it any more, or it is not to be asked for. */
  readonly everyMs: (data: Data) => number | null;
  /** `reload` did not get what it asked for; what was shown stays. */
  readonly onMissed?: () => void;
}

export interface Fresh<Data> {
  readonly state: PageState<Data>;
  /** When what is shown was true for the last time, in ms of this machine's clock; null while looks succeed. */
  readonly staleSince: number | null;
}

/**
 * As `usePageState`, and asks again while someone looks. A refresh that fails leaves what is shown and says since when it is old; one that says "gone" or
 * "not yours" is believed. `reload` asks at once and keeps what is shown until the answer is there.
 */
export function useFreshState<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { everyMs, isEmpty, onMissed }: FreshOptions<Data>,
): Fresh<Data> {
  const { state: first, replace } = usePageList(key, load);
  const [staleSince, setStaleSince] = useState<number | null>(null);
  const goodAt = useRef(0);
  const [round, setRound] = useState(0);
  const askedRound = useRef(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  const isReady = first.kind === "ready";
  const shown = isReady ? first.data : null;
  const paceMs = shown === null ? null : everyMs(shown);
  const now = { load, onMissed, shown, replace, giveUp: isReady ? first.reload : reload };
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    if (shown === null) return;
    goodAt.current = Date.now();
    setStaleSince(null);
  }, [shown]);

  useEffect(() => {
    if (!isReady) return;
    const asksAtOnce = askedRound.current !== round;
    askedRound.current = round;
    return startPoll<Data>(
      {
        load: (signal) => latest.current.load(signal),
        everyMs: paceMs,
        onData(data) {
          latest.current.replace(latest.current.shown, data);
        },
        onGone: () => latest.current.giveUp(),
        onMissed(isWanted) {
          setStaleSince(goodAt.current);
          if (isWanted) latest.current.onMissed?.();
        },
      },
      asksAtOnce,
    );
  }, [isReady, round, paceMs]);

  if (shown === null || !isReady) return { state: first, staleSince: null };
  return { state: isEmpty?.(shown) ? { kind: "empty" } : { kind: "ready", data: shown, reload }, staleSince };
}
