import { createKeptList as createList } from "@mandi/shared/state/kept-list";
import type { ListState } from "@mandi/shared/state/list-store";
import { useEffect, useLayoutEffect } from "react";
import { useStore } from "zustand";

/**
 * A list of the home page that outlives the page: data and an error flag. Coming back shows at once what was there
 * and renews it quietly; once the flag is set nothing is asked again but by Retry.
 */
export function createKeptList<Data>(fetchData: () => Promise<Data>) {
  const list = createList(fetchData);
  const { store } = list;

  async function renew(shown: Data): Promise<void> {
    const data = await fetchData().catch(() => shown); // Yesterday's answer is better than none.
    list.replace(shown, data);
  }

  function visit(): Promise<void> {
    const { data, hasError } = store.getState();
    if (hasError) return Promise.resolve();
    return data === null ? list.load() : renew(data);
  }

  return { ...list, visit };
}

export type KeptList<Data> = ReturnType<typeof createKeptList<Data>>;

export interface ShownList<Data> extends ListState<Data> {
  readonly retry: () => void;
}

/** A kept list as React state. The browser's `online` event counts as one press of Retry (H-32). */
export function useKeptList<Data>(list: KeptList<Data>): ShownList<Data> {
  return useKeptListWhen(list, true);
}

/** The same for a list that is not asked for before it is wanted. */
export function useKeptListWhen<Data>(list: KeptList<Data>, isWanted: boolean): ShownList<Data> {
  const state = useStore(list.store);
  const { data, hasError } = state;

  // Before the first paint: an answer that is already here then stands in the first frame, without a skeleton.
  useLayoutEffect(() => {
    if (isWanted) void list.visit();
  }, [list, isWanted]);

  // The end of a session empties every list; this one is for everybody and comes back.
  useEffect(() => {
    if (isWanted && data === null && !hasError) void list.load();
  }, [list, isWanted, data, hasError]);

  useEffect(() => {
    if (!hasError) return;
    const retry = (): void => void list.retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [list, hasError]);

  return { ...state, retry: () => void list.retry() };
}
