import { createListStore } from "./list-store";

/**
 * A list that outlives the page that shows it. `load` fetches unless data is there or the flag is set: nothing is
 * fetched again by itself. `retry` is the visible Retry: resets, then loads.
 */
export function createKeptList<Data>(fetchData: () => Promise<Data>) {
  const { store, begin, replace, reset } = createListStore<Data>();
  let running: Promise<void> | null = null;

  function load(): Promise<void> {
    const { data, hasError, isLoading } = store.getState();
    if (data !== null || hasError) return Promise.resolve();
    if (running === null || !isLoading) running = fetchNow();
    return running;
  }

  async function fetchNow(): Promise<void> {
    const fetch = begin();
    try {
      fetch.succeed(await fetchData());
    } catch (reason) {
      fetch.fail(reason);
    }
  }

  function retry(): Promise<void> {
    reset();
    return load();
  }

  return { store, load, replace, reset, retry };
}
