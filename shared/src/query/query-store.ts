import { HttpFailure } from "@mandi/shared/http";
import { createStore } from "zustand";
import { common } from "../messages/common";
import { openForms } from "./open-forms";
import { leaveSessionScope, resetWithSession } from "./session-scope";

/** The state of one query: data and error as the specification describes a list, and whether it is being fetched. */
export interface QueryState<Data> {
  /** Undefined until the first answer; stays when a later fetch fails, unless it says "gone" or "not yours". */
  readonly data: Data | undefined;
  /** Why the last fetch failed; null after a success. */
  readonly error: unknown;
  readonly isFetching: boolean;
  /** When the data came, in ms of this device's clock. */
  readonly dataUpdatedAt: number;
}

export interface FetchOptions {
  /** Joins a running fetch; without it that one is cancelled, because it may have started before a change. */
  readonly isBackground?: boolean;
  /** A failure drops the data too, once no form is open: for a page that does not show how old its data is. */
  readonly drops?: boolean;
}

type Load<Data> = (signal: AbortSignal) => Promise<Data>;

/** Calls have no time-out, but a skeleton is shown no longer than this (docs/domain.md#the-apis-names). */
const patienceMs = 15_000;

const empty = { data: undefined, error: null, isFetching: false, dataUpdatedAt: 0 };

/** The store of one query, with its single running fetch. The end of the session resets it, even in mid-fetch. */
export function createQueryStore<Data>() {
  const store = createStore<QueryState<Data>>(() => empty);
  let running: { readonly controller: AbortController; readonly done: Promise<void> } | null = null;

  /** Cancels the running fetch; its answer no longer counts. */
  function cancel(): void {
    if (running === null) return;
    running.controller.abort();
    running = null;
    store.setState({ isFetching: false });
  }

  function reset(): void {
    cancel();
    leaveSessionScope(reset);
    store.setState(empty, true);
  }

  /** Fetches once. It never rejects: the error is in the store. */
  function fetch(load: Load<Data>, { isBackground = false, drops = false }: FetchOptions = {}): Promise<void> {
    if (isBackground && running !== null) return running.done;
    running?.controller.abort();
    const controller = new AbortController();
    resetWithSession(reset);
    store.setState({ isFetching: true });
    const impatience = setTimeout(() => {
      if (store.getState().data === undefined) store.setState({ error: new HttpFailure("timeout", common.slowAnswer) });
    }, patienceMs);
    controller.signal.addEventListener("abort", () => clearTimeout(impatience));

    function settle(end: Partial<QueryState<Data>>): void {
      if (running?.controller !== controller) return;
      clearTimeout(impatience);
      running = null;
      store.setState({ ...end, isFetching: false });
      const { error } = end;
      if (store.getState().data === undefined || !(error instanceof HttpFailure)) return;
      // The server reports that it no longer exists, or is no longer the reader's.
      if (drops || [403, 404].includes(error.status)) openForms.lose(store, error);
    }
    const done = load(controller.signal).then(
      (data) => settle({ data, error: null, dataUpdatedAt: Date.now() }),
      (error: unknown) => settle({ error }),
    );
    running = { controller, done };
    return done;
  }

  return { store, fetch, cancel, reset };
}

export type QueryStore<Data> = ReturnType<typeof createQueryStore<Data>>;
