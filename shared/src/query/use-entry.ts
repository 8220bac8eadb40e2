import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { QueryEntry } from "./query-entries";
import type { FetchOptions } from "./query-store";

export interface EntryOptions {
  /** False: nothing is fetched yet. */
  readonly isEnabled: boolean;
  /** The page shows how old its data is, so a failed refetch does not remove it. */
  readonly isLive: boolean;
}

/**
 * The store of a query as React state, fetched while a component shows it. One rule covers the first visit, Retry and
 * the end of the session: an empty store without a running fetch is fetched.
 */
export function useEntry<Data>(
  entry: QueryEntry<Data>,
  load: (signal: AbortSignal) => Promise<Data>,
  { isEnabled, isLive }: EntryOptions,
) {
  // Each part is compared separately: an unchanged answer renders nothing.
  const data = useStore(entry.store, (state) => state.data);
  const error = useStore(entry.store, (state) => state.error);
  /** When the displayed data was last confirmed; only used after a failure. */
  const dataUpdatedAt = useStore(entry.store, (state) => (state.error === null ? 0 : state.dataUpdatedAt));
  const isIdle = useStore(
    entry.store,
    (state) => isEnabled && state.data === undefined && state.error === null && !state.isFetching,
  );
  const latestLoad = useRef(load);
  latestLoad.current = load;
  const fetch = useCallback(
    (options?: FetchOptions) => entry.fetch((signal) => latestLoad.current(signal), options),
    [entry],
  );

  // Before the first paint: data that is already here appears in the first frame, without a skeleton.
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const isStale = entry.isStale();
    const leave = entry.observe();
    if (isStale) void fetch({ isBackground: true });
    return leave;
  }, [entry, fetch, isEnabled]);

  useLayoutEffect(() => {
    if (isIdle) void fetch({ isBackground: true });
  }, [isIdle, fetch]);

  /**
   * Fetches again, even when a fetch is running. The displayed data stays until the answer arrives; a failure is
   * replaced by loading.
   */
  const refetch = useCallback((): Promise<void> => {
    if (entry.store.getState().data === undefined) entry.reset();
    return fetch({ drops: !isLive });
  }, [entry, fetch, isLive]);

  /** An automatic refetch: a failure leaves the displayed data. */
  const look = useCallback(async (): Promise<boolean> => {
    await fetch({ isBackground: true });
    return entry.store.getState().error === null;
  }, [entry, fetch]);

  // The browser's return to the network counts as one press of Retry.
  const hasFailed = isEnabled && error !== null;
  useEffect(() => {
    if (!hasFailed) return;
    const handleOnline = (): void => void (entry.store.getState().data === undefined ? refetch() : look());
    window.addEventListener("online", handleOnline);
    return () => window.removeEventListener("online", handleOnline);
  }, [entry, hasFailed, refetch, look]);

  return { data, error, dataUpdatedAt, refetch, look };
}
