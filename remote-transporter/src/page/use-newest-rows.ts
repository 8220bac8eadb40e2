import { useState } from "react";
import { type NewestRows, readNewestRows } from "./newest-rows";
import { useFreshState } from "./use-fresh-state";

/** A list of work is old within moments: others bid, sellers report trucks. */
const refreshMs = 30_000;

/** A list that refreshes itself: the newest rows at once, older ones when somebody asks for them. */
export function useNewestRows<Row extends { readonly id: number }>(
  key: string,
  read: (
    signal: AbortSignal,
    page?: { page: number; limit: number },
  ) => Promise<{ data: readonly Row[]; total?: number }>,
) {
  const [olderPages, setOlderPages] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const { state, staleSince } = useFreshState<NewestRows<Row>>(
    key,
    (signal) => readNewestRows((page) => read(signal, page), olderPages),
    {
      everyMs: () => refreshMs,
      isEmpty: ({ rows }) => rows.length === 0,
      onMissed() {
        // The rows that are shown go on being refreshed without the page that did not come.
        setOlderPages(shownPages);
        setHasFailed(olderPages > shownPages);
      },
    },
  );
  const shownPages = state.kind === "ready" ? state.data.olderPages : 0;

  function show(): void {
    if (state.kind !== "ready") return;
    setHasFailed(false);
    setOlderPages(shownPages + 1);
    state.reload();
  }

  return { state, staleSince, older: { show, isLoading: olderPages > shownPages, hasFailed } };
}
