import { useWhileSeen } from "@mandi/shared/browser/use-while-seen";
import type { PageState } from "@mandi/shared/state/page-state";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useCallback, useEffect, useRef, useState } from "react";

export interface FollowingOptions<Data> {
  readonly everyMs: number;
  /** Others may still change it while the page is open. */
  readonly isMoving: (data: Data) => boolean;
}

/**
 * As `usePageState`, and looks again by itself while others may change what is shown. A look that fails leaves it, because
 * the next one comes soon.
 */
export function useFollowing<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { everyMs, isMoving }: FollowingOptions<Data>,
): { readonly state: PageState<Data>; readonly refresh: () => Promise<void> } {
  const state = usePageState(key, load);
  const loaded = state.kind === "ready" ? state.data : null;
  // What a look has found counts for what it was laid over: after a reload it would be the older of the two.
  const [later, setLater] = useState<{ readonly over: Data | null; readonly data: Data } | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const latest = useRef({ load, loaded });
  latest.current = { load, loaded };

  const refresh = useCallback(async () => {
    leaving.current?.abort();
    const running = new AbortController();
    leaving.current = running;
    const { load: look, loaded: over } = latest.current;
    try {
      const data = await look(running.signal);
      if (!running.signal.aborted) setLater({ over, data });
    } catch {
      // The page keeps what it has: the next look comes soon.
    }
  }, []);

  useEffect(() => () => leaving.current?.abort(), []);
  const shown = loaded !== null && later?.over === loaded ? later.data : loaded;
  useWhileSeen(shown !== null && isMoving(shown) ? everyMs : null, refresh);

  return { state: state.kind === "ready" && shown !== null ? { ...state, data: shown } : state, refresh };
}
