import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { QueryEntry } from "./query-entries";
import type { FetchOptions } from "./query-store";

type Load<Data> = (signal: AbortSignal) => Promise<Data>;

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
export function useEntry<Data>(entry: QueryEntry<Data>, load: Load<Data>, { isEnabled, isLive }: EntryOptions) {
  // Each part is compared separately: an unchanged answer renders nothing.
  const data = useStore(entry.store, (state) => state.data);
  const error = useStore(entry.store, (state) => state.error);
  /** When the displayed data was last confirmed; only used after a failure. */
  const dataUpdatedAt = useStore(entry.store, (state) => (state.error === null ? 0 : state.dataUpdatedAt));
  const isIdle = useStore(
    entry.store,
    (state) => isEnabled && state.data === undefined && state.error === null && !state.isFetching,
  );
  // A call that was made for one key and comes after the move to the next one still loads its own.
  const { current: loads } = useRef(new WeakMap<QueryEntry<Data>, Load<Data>>());
  loads.set(entry, load);
  const fetch = useCallback(
    (options?: FetchOptions) => entry.fetch(loads.get(entry) as Load<Data>, options),
    [entry, loads],
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
   * replaced by loading. What nobody shows any more is forgotten instead, so that its next visit fetches it.
   */
  const refetch = useCallback(async (): Promise<void> => {
    if (!entry.isObserved() || entry.store.getState().data === undefined) entry.reset();
    if (entry.isObserved()) await fetch({ drops: !isLive });
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
