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
  const state = useFreshState<NewestRows<Row>>(
    key,
    (signal) => readNewestRows((page) => read(signal, page), olderPages),
    {
      everyMs: refreshMs,
      isEmpty: ({ rows }) => rows.length === 0,
    },
  );

  function showOlder(): void {
    setOlderPages((before) => before + 1);
    if (state.kind === "ready") state.reload();
  }

  return { state, showOlder };
}
