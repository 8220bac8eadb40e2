import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useEffect, useRef, useState } from "react";
import { common } from "../messages/common";
import type { PageState } from "./page-state";

export interface PageStateOptions<Data> {
  /** A ready answer that has nothing to show. */
  readonly isEmpty?: (data: Data) => boolean;
}

type Loaded<Data> = { readonly key: string } & ({ readonly data: Data } | { readonly error: unknown });

/** Calls themselves have no time-out; a skeleton is believed no longer than this. */
const patienceMs = 15_000;

/**
 * Loads what a page shows and keeps it as one of five states. `key` names what is loaded: when it changes, the old answer is
 * dropped and the new one asked for. After a failure the browser's `online` event counts as one press of Retry (H-32).
 * One that does not answer has failed after a while as well (H-31); its late answer is still shown.
 */
export function usePageState<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { isEmpty }: PageStateOptions<Data> = {},
): PageState<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data> | null>(null);
  const [round, setRound] = useState(0);
  const latestLoad = useRef(load);
  latestLoad.current = load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is the Retry that starts the same load again
  useEffect(() => {
    const leaving = new AbortController();
    const impatience = setTimeout(() => {
      const error = new HttpFailure("timeout", common.slowAnswer);
      // A page that looks again keeps what it shows.
      setLoaded((shown) => (shown?.key === key ? shown : { key, error }));
    }, patienceMs);
    function settle(next: Loaded<Data>): void {
      clearTimeout(impatience);
      if (!leaving.signal.aborted) setLoaded(next);
    }
    latestLoad.current(leaving.signal).then(
      (data) => settle({ key, data }),
      (error) => settle({ key, error }),
    );
    return () => {
      clearTimeout(impatience);
      leaving.abort();
    };
  }, [key, round]);

  const reload = useCallback(() => setRound((previous) => previous + 1), []);
  const retry = useCallback(() => {
    setLoaded(null);
    reload();
  }, [reload]);

  const current = loaded?.key === key ? loaded : null;
  const hasFailed = current !== null && "error" in current;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  if (current === null) return { kind: "loading" };
  if ("error" in current) {
    const { error } = current;
    // A mistake in the page's own code belongs to the area's error boundary, not to "try again".
    if (!(error instanceof HttpFailure)) throw error;
    return error.status === 403 ? { kind: "forbidden" } : { kind: "failed", failure: error, retry };
  }
  return isEmpty?.(current.data) ? { kind: "empty" } : { kind: "ready", data: current.data, reload };
}
