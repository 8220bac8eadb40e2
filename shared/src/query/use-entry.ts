import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { QueryEntry } from "./query-entries";
import type { FetchOptions, QueryState } from "./query-store";

export interface EntryOptions {
  /** False: nothing is fetched yet. */
  readonly isEnabled: boolean;
  /** The page says how old its data is, so a failed refetch does not take it away. */
  readonly isLive: boolean;
}

/**
 * The store of a query as React state, fetched while a component shows it. One rule covers the first visit, Retry and the end
 * of the session: what is empty and not being fetched is fetched.
 */
export function useEntry<Data>(
  entry: QueryEntry<Data>,
  load: (signal: AbortSignal) => Promise<Data>,
  { isEnabled, isLive }: EntryOptions,
) {
  // Each part by itself: an answer that has not changed renders nothing.
  const data = useStore(entry.store, (state) => state.data);
  const error = useStore(entry.store, (state) => state.error);
  /** When what is shown was true for the last time; looked at only after a failure. */
  const dataUpdatedAt = useStore(entry.store, (state) => (state.error === null ? 0 : state.dataUpdatedAt));
  const isIdle = useStore(entry.store, (state) => isEnabled && isUntouched(state));
  const latestLoad = useRef(load);
  latestLoad.current = load;
  const fetch = useCallback(
    (options?: FetchOptions) => entry.fetch((signal) => latestLoad.current(signal), options),
    [entry],
  );

  // Before the first paint: an answer that is already here appears in the first frame, without a skeleton.
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

  /** Fetches again, even when a fetch is running. What is shown stays until the answer arrives; a failure is replaced by loading. */
  const refetch = useCallback((): Promise<void> => {
    if (entry.store.getState().data === undefined) entry.reset();
    return fetch({ dropsOnFailure: !isLive });
  }, [entry, fetch, isLive]);

  /** A look that nobody asked for: a failure leaves what is shown. */
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

function isUntouched({ data, error, isFetching }: QueryState<unknown>): boolean {
  return data === undefined && error === null && !isFetching;
}
