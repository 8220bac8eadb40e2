import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PageState } from "./page-state";

export interface PageStateOptions<Data> {
  /** A ready answer that has nothing to show. */
  readonly isEmpty?: (data: Data) => boolean;
}

type Loaded<Data> = { readonly key: string } & ({ readonly data: Data } | { readonly error: unknown });

/**
 * Loads what a page shows and keeps it as one of five states. `key` names what is loaded: when it changes, the old answer is
 * dropped and the new one asked for. After a failure the browser's `online` event counts as one press of Retry (H-32).
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
    latestLoad.current(leaving.signal).then(
      (data) => !leaving.signal.aborted && setLoaded({ key, data }),
      (error) => !leaving.signal.aborted && setLoaded({ key, error }),
    );
    return () => leaving.abort();
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
