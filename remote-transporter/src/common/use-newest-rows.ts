import type { Pages } from "@mandi/shared/query/pages";
import { usePages } from "@mandi/shared/query/use-pages";
import { useState } from "react";

/** A list of work is outdated within moments: others bid, sellers report trucks. */
export const refetchInterval = 30_000;

/** A list that refreshes itself: the newest rows at once, older ones on request. */
export function useNewestRows<Key extends readonly unknown[], Row>(pages: Pages<Key, Row>, key: Key) {
  const [count, setCount] = useState(1);
  const state = usePages(pages, key, count);
  const { isLoading, hasFailed, retry } = state.more;
  const isThere = state.kind === "ready" && state.data.hasMore && state.data.rows.length < state.data.total;

  function show(): void {
    if (hasFailed) retry();
    else setCount(count + 1);
  }

  return { state, older: { isThere, show, isLoading, hasFailed } };
}
