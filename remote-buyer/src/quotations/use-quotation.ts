import type { Quotation } from "@mandi/shared/contract/quotation";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useCallback, useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { useRefreshing } from "../page/use-refreshing";
import { readQuotation } from "./quotation.api";

/** How often a quotation that waits for others is looked at again. */
const refreshEveryMs = 15_000;

/** States that others may end while the page is open. */
const moving: ReadonlySet<string> = new Set(["pending", "Seller Marked"]);

/**
 * The quotation of the address. While it waits for offers, the desk or a deadline it follows by itself; a refresh that fails
 * leaves what is shown, because the next one comes soon.
 */
export function useQuotation() {
  const { id = "" } = useParams();
  const state = usePageState(id, (signal) => readQuotation(id, signal));
  const [fresh, setFresh] = useState<Quotation | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const loaded = state.kind === "ready" ? state.data : null;
  const shown = newer(loaded, fresh);

  const refresh = useCallback(async () => {
    leaving.current?.abort();
    const running = new AbortController();
    leaving.current = running;
    try {
      const answer = await readQuotation(id, running.signal);
      if (!running.signal.aborted) setFresh(answer);
    } catch {
      // The page keeps what it has: the next look comes soon.
    }
  }, [id]);

  useEffect(() => () => leaving.current?.abort(), []);
  useRefreshing(refresh, refreshEveryMs, shown !== null && moving.has(shown.status));

  return { state: state.kind === "ready" && shown ? { ...state, data: shown } : state, refresh };
}

/** The later answer about the same quotation. */
function newer(loaded: Quotation | null, fresh: Quotation | null): Quotation | null {
  if (loaded === null || fresh === null || fresh.id !== loaded.id) return loaded;
  return fresh.server_time.localeCompare(loaded.server_time) >= 0 ? fresh : loaded;
}
