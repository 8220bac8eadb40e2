import type { PageState } from "@mandi/shared/state/page-state";
import { type PageStateOptions, usePageState } from "@mandi/shared/state/use-page-state";
import { useCallback, useEffect, useRef, useState } from "react";
import { startPoll } from "./poll";

export interface FreshOptions<Data> extends PageStateOptions<Data> {
  /** How long an answer counts as fresh. */
  readonly everyMs: number;
  readonly isPaused?: boolean;
}

/**
 * As `usePageState`, and asks again while someone looks. A refresh that fails leaves what is shown; one that says "gone" or
 * "not yours" is believed. `reload` asks at once and keeps what is shown until the answer is there.
 */
export function useFreshState<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { everyMs, isPaused = false, isEmpty }: FreshOptions<Data>,
): PageState<Data> {
  const first = usePageState(key, load);
  const [later, setLater] = useState<{ readonly key: string; readonly data: Data } | null>(null);
  const [round, setRound] = useState(0);
  const askedRound = useRef(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  const isReady = first.kind === "ready";
  const latest = useRef({ load, giveUp: reload });
  latest.current = { load, giveUp: first.kind === "ready" ? first.reload : reload };

  useEffect(() => {
    if (!isReady) return;
    const asksAtOnce = askedRound.current !== round;
    askedRound.current = round;
    return startPoll<Data>(
      {
        load: (signal) => latest.current.load(signal),
        everyMs,
        isPaused,
        onData: (data) => setLater({ key, data }),
        onGone() {
          setLater(null);
          latest.current.giveUp();
        },
      },
      asksAtOnce,
    );
  }, [isReady, key, round, everyMs, isPaused]);

  if (first.kind !== "ready") return first;
  const data = later?.key === key ? later.data : first.data;
  return isEmpty?.(data) ? { kind: "empty" } : { kind: "ready", data, reload };
}
