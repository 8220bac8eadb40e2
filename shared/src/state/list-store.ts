import { sessionStore } from "@mandi/shared/session";
import { hasSessionEnded } from "@mandi/shared/session/session-ended";
import { createStore } from "zustand";

/** A list as the specification describes it: data and an error flag. The rest is for pages: the skeleton and the reason. */
export interface ListState<Data> {
  /** Which list it is where there are filters and pages; null while it is empty and nothing has been asked for. */
  readonly about: string | null;
  readonly data: Data | null;
  readonly hasError: boolean;
  readonly isLoading: boolean;
  /** Why it could not be fetched, while the flag is set. */
  readonly reason: unknown;
}

/** One fetch of a list. What comes after a newer fetch or a reset is dropped. */
export interface ListFetch<Data> {
  /** Stores the data and clears the flag. */
  readonly succeed: (data: Data) => void;
  /** Sets the flag. */
  readonly fail: (reason: unknown) => void;
}

/**
 * The store of one list. Everything that a page fetches to show is held in one, so that a logout finds it: the end of the
 * session resets it in the same moment, here and in every other tab, also while an answer is on its way.
 *
 * It listens to the session only while it holds something or waits for it. An area that is loaded a second time, or a page
 * that is left, therefore leaves no listener behind.
 */
export function createListStore<Data>() {
  const empty: ListState<Data> = { about: null, data: null, hasError: false, isLoading: false, reason: null };
  const store = createStore<ListState<Data>>(() => empty);
  let leaveSession: (() => void) | null = null;
  let fetches = 0;

  /** Empty, without a flag, as at the start. */
  function reset(): void {
    fetches += 1;
    leaveSession?.();
    leaveSession = null;
    store.setState(empty, true);
  }

  /** Begins a fetch. What is shown of the same list stays meanwhile. */
  function begin(about = ""): ListFetch<Data> {
    fetches += 1;
    const own = fetches;
    leaveSession ??= sessionStore.subscribe((now, before) => {
      if (hasSessionEnded(now, before)) reset();
    });
    if (store.getState().about === about) store.setState({ isLoading: true });
    else store.setState({ ...empty, about, isLoading: true }, true);

    function settle(end: Pick<ListState<Data>, "data" | "hasError" | "reason">): void {
      if (own === fetches) store.setState({ ...end, isLoading: false });
    }
    return {
      succeed: (data) => settle({ data, hasError: false, reason: null }),
      fail: (reason) => settle({ data: null, hasError: true, reason }),
    };
  }

  /** Puts newer data in the place of what was there, unless that has changed meanwhile. */
  function replace(before: Data, data: Data): void {
    if (store.getState().data === before) store.setState({ data, hasError: false, reason: null });
  }

  return { store, begin, replace, reset };
}
