import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { common } from "../messages/common";
import { createListStore } from "./list-store";
import type { PageState } from "./page-state";

export interface PageStateOptions<Data> {
  /** A ready answer that has nothing to show. */
  readonly isEmpty?: (data: Data) => boolean;
}

/** Data that may itself be null has come all the same. */
interface Loaded<Data> {
  readonly data: Data;
}

/** Calls themselves have no time-out; a skeleton is believed no longer than this. */
const patienceMs = 15_000;

/**
 * Loads what a page shows and keeps it as one of five states. `key` names what is loaded: when it changes, the old answer is
 * dropped and the new one asked for. After a failure the browser's `online` event counts as one press of Retry.
 * One that does not answer has failed after a while as well (docs/domain.md#the-apis-names); its late answer is still shown.
 */
export function usePageState<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  options: PageStateOptions<Data> = {},
): PageState<Data> {
  return usePageList(key, load, options).state;
}

export interface PageList<Data> {
  readonly state: PageState<Data>;
  /** Shows newer data in the place of `before`, unless that is no longer what is shown. */
  readonly replace: (before: Data | null, data: Data) => void;
}

/** As `usePageState`, for hooks that come by newer data themselves. What is shown is held in a list store. */
export function usePageList<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { isEmpty }: PageStateOptions<Data> = {},
): PageList<Data> {
  const [list] = useState(() => createListStore<Loaded<Data>>());
  const { about, data: loaded, hasError, reason } = useStore(list.store);
  const [round, setRound] = useState(0);
  const latestLoad = useRef(load);
  latestLoad.current = load;
  const reload = useCallback(() => setRound((previous) => previous + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts the same load again
  useEffect(() => {
    const leaving = new AbortController();
    const fetch = list.begin(key);
    const impatience = setTimeout(() => {
      // A page that looks again keeps what it shows.
      if (list.store.getState().data === null) fetch.fail(new HttpFailure("timeout", common.slowAnswer));
    }, patienceMs);
    function settle(act: () => void): void {
      clearTimeout(impatience);
      if (!leaving.signal.aborted) act();
    }
    latestLoad.current(leaving.signal).then(
      (data) => settle(() => fetch.succeed({ data })),
      (error: unknown) => settle(() => fetch.fail(error)),
    );
    return () => {
      clearTimeout(impatience);
      leaving.abort();
    };
  }, [list, key, round]);

  // Emptied by Retry or by the end of the session: a page that is still open then asks again, as a visitor may.
  useEffect(() => list.store.subscribe((now) => now.about === null && reload()), [list, reload]);
  useEffect(() => () => list.reset(), [list]);

  const isCurrent = about === key;
  const hasFailed = isCurrent && hasError;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", list.reset);
    return () => window.removeEventListener("online", list.reset);
  }, [hasFailed, list]);

  return {
    state: stateOf(),
    replace(before, data) {
      const shown = list.store.getState().data;
      if (shown !== null && shown.data === before) list.replace(shown, { data });
    },
  };

  function stateOf(): PageState<Data> {
    if (hasFailed) {
      // A mistake in the page's own code belongs to the area's error boundary, not to "try again".
      if (!(reason instanceof HttpFailure)) throw reason;
      return reason.status === 403 ? { kind: "forbidden" } : { kind: "failed", failure: reason, retry: list.reset };
    }
    if (!isCurrent || loaded === null) return { kind: "loading" };
    return isEmpty?.(loaded.data) ? { kind: "empty" } : { kind: "ready", data: loaded.data, reload };
  }
}
