import { sessionStore } from "@mandi/shared/session";
import { createStore } from "zustand";

/** A list as the documents fix it: data and an error flag. `isLoading` is ours, for the skeleton. */
export interface ListState<Data> {
  readonly data: Data | null;
  readonly hasError: boolean;
  readonly isLoading: boolean;
}

/**
 * A list that lives beyond one page. `load` fetches unless data is there or the flag is set: nothing refetches on its
 * own. `retry` is the visible Retry: resets, then loads (H-32). The end of a session resets every list.
 */
export function createListStore<Data>(fetchData: () => Promise<Data>) {
  const empty: ListState<Data> = { data: null, hasError: false, isLoading: false };
  const store = createStore<ListState<Data>>(() => empty);
  let running: Promise<void> | null = null;
  let generation = 0;

  function load(): Promise<void> {
    const { data, hasError } = store.getState();
    if (data !== null || hasError) return Promise.resolve();
    running ??= fetchNow(generation);
    return running;
  }

  async function fetchNow(started: number): Promise<void> {
    store.setState({ isLoading: true });
    try {
      const data = await fetchData();
      if (started === generation) store.setState({ data, hasError: false, isLoading: false });
    } catch {
      if (started === generation) store.setState({ data: null, hasError: true, isLoading: false });
    } finally {
      if (started === generation) running = null;
    }
  }

  function reset(): void {
    generation += 1; // An answer still on its way belongs to the old list.
    running = null;
    store.setState(empty, true);
  }

  function retry(): Promise<void> {
    reset();
    return load();
  }

  sessionStore.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) reset();
  });

  return { store, load, reset, retry };
}
