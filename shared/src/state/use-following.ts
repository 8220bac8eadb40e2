import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWhileSeen } from "../browser/use-while-seen";
import type { PageState } from "./page-state";
import { usePageList } from "./use-page-state";

export interface FollowingOptions<Data> {
  /** How soon what is shown is worth another look; null once nobody can change it any more. */
  readonly paceOf: (data: Data) => number | null;
}

export interface Following<Data> {
  readonly state: PageState<Data>;
  /** Looks at once; what is shown stays until the answer is there. */
  readonly refresh: () => Promise<void>;
  /** When what is shown was true for the last time, in ms of this machine's clock; null while looks succeed. */
  readonly staleSince: number | null;
}

/**
 * As `usePageState`, and looks again by itself while others may change what is shown. A look that fails leaves it and
 * says since when it is old; one that is told "gone" or "not yours" ends the page in that state.
 */
export function useFollowing<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { paceOf }: FollowingOptions<Data>,
): Following<Data> {
  const { state, replace } = usePageList(key, load);
  const shown = state.kind === "ready" ? state.data : null;
  const [stale, setStale] = useState<{ readonly over: Data | null; readonly since: number } | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const goodAt = useRef(0);
  const now = { load, shown, replace, reload: state.kind === "ready" ? state.reload : null };
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    if (shown !== null) goodAt.current = Date.now();
  }, [shown]);

  const refresh = useCallback(async () => {
    leaving.current?.abort();
    const running = new AbortController();
    leaving.current = running;
    const { load: look, shown: over, reload } = latest.current;
    try {
      const data = await look(running.signal);
      if (running.signal.aborted) return;
      // What a look has found counts for what it was begun over: after a reload it would be the older of the two.
      latest.current.replace(over, data);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (running.signal.aborted) return;
      if (error.status === 404 || error.status === 403) reload?.();
      else setStale({ over, since: goodAt.current });
    }
  }, []);

  useEffect(() => () => leaving.current?.abort(), []);
  useWhileSeen(shown === null ? null : paceOf(shown), refresh);

  return { state, refresh, staleSince: stale !== null && stale.over === shown ? stale.since : null };
}
