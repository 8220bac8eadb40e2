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
  /** A fetch runs, and is not late yet. */
  readonly isFetching: boolean;
  /** When the data came, in ms of this device's clock. */
  readonly dataUpdatedAt: number;
}

export interface FetchOptions {
  /** Joins a running fetch that is not late; otherwise that one is cancelled: it may have started before a change, or hang. */
  readonly isBackground?: boolean;
  /** A failure drops the data too, once no form is open: for a page that does not show how old its data is. */
  readonly drops?: boolean;
}

type Load<Data> = (signal: AbortSignal) => Promise<Data>;

/**
 * Calls have no time-out: an answer that takes longer than this counts as a failure until it comes, though never one that
 * takes away what is shown (docs/domain.md#the-apis-names).
 */
const patienceMs = 15_000;

interface Running {
  readonly controller: AbortController;
  /** Resolves with the end of the fetch, or once it is late. */
  readonly done: Promise<void>;
}

const empty = { data: undefined, error: null, isFetching: false, dataUpdatedAt: 0 };

/** The store of one query, with its single running fetch. The end of the session resets it, even in mid-fetch. */
export function createQueryStore<Data>() {
  const store = createStore<QueryState<Data>>(() => empty);
  let running: Running | null = null;

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

  function fail(error: unknown, drops: boolean): void {
    store.setState({ error, isFetching: false });
    if (store.getState().data === undefined || !(error instanceof HttpFailure)) return;
    // The server reports that it no longer exists, or is no longer the reader's.
    if (drops || [403, 404].includes(error.status)) openForms.lose(store, error);
  }

  /** Fetches once. It never rejects: the error is in the store. */
  function fetch(load: Load<Data>, { isBackground = false, drops = false }: FetchOptions = {}): Promise<void> {
    if (isBackground && running !== null && store.getState().isFetching) return running.done;
    running?.controller.abort();
    const controller = new AbortController();
    let release: () => void;
    const done = new Promise<void>((resolve) => {
      release = resolve;
    });
    running = { controller, done };
    resetWithSession(reset);
    store.setState({ isFetching: true });

    const impatience = setTimeout(() => {
      // What is shown stays: on a weak network the answer may only be slow.
      fail(new HttpFailure("timeout", common.slowAnswer), false);
      release();
    }, patienceMs);
    function end(): void {
      clearTimeout(impatience);
      release();
    }
    function settle(keep: () => void): void {
      if (running?.controller === controller) {
        running = null;
        keep();
      }
      end();
    }
    controller.signal.addEventListener("abort", end);
    void load(controller.signal).then(
      (data) => settle(() => store.setState({ data, error: null, isFetching: false, dataUpdatedAt: Date.now() })),
      (error: unknown) => settle(() => fail(error, drops)),
    );
    return done;
  }

  return { store, fetch, cancel, reset };
}

export type QueryStore<Data> = ReturnType<typeof createQueryStore<Data>>;
