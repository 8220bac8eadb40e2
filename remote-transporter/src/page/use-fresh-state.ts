import type { HttpFailure } from "@mandi/shared/http";
import type { PageState } from "@mandi/shared/state/page-state";
import { type PageStateOptions, usePageState } from "@mandi/shared/state/use-page-state";
import { useCallback, useEffect, useRef, useState } from "react";
import { startPoll } from "./poll";

export interface FreshOptions<Data> extends PageStateOptions<Data> {
  /** How long an answer counts as fresh; null when nothing can change it any more, or it is not to be asked for. */
  readonly everyMs: (data: Data) => number | null;
  /** `reload` did not get what it asked for; what was shown stays. */
  readonly onMissed?: (failure: HttpFailure) => void;
}

/**
 * As `usePageState`, and asks again while someone looks. A refresh that fails leaves what is shown; one that says "gone" or
 * "not yours" is believed. `reload` asks at once and keeps what is shown until the answer is there.
 */
export function useFreshState<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { everyMs, isEmpty, onMissed }: FreshOptions<Data>,
): PageState<Data> {
  const first = usePageState(key, load);
  const [later, setLater] = useState<{ readonly key: string; readonly data: Data } | null>(null);
  const [round, setRound] = useState(0);
  const askedRound = useRef(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  const isReady = first.kind === "ready";
  const found = later?.key === key ? later.data : null;
  const shown = isReady ? (found ?? first.data) : null;
  const paceMs = shown === null ? null : everyMs(shown);
  const latest = useRef({ load, onMissed, giveUp: reload });
  latest.current = { load, onMissed, giveUp: isReady ? first.reload : reload };

  useEffect(() => {
    if (!isReady) return;
    const asksAtOnce = askedRound.current !== round;
    askedRound.current = round;
    return startPoll<Data>(
      {
        load: (signal) => latest.current.load(signal),
        everyMs: paceMs,
        onData: (data) => setLater({ key, data }),
        onGone() {
          setLater(null);
          latest.current.giveUp();
        },
        onMissed: (failure) => latest.current.onMissed?.(failure),
      },
      asksAtOnce,
    );
  }, [isReady, key, round, paceMs]);

  if (shown === null || !isReady) return first;
  return isEmpty?.(shown) ? { kind: "empty" } : { kind: "ready", data: shown, reload };
}
