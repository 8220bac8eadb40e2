import { useWhileSeen } from "@mandi/shared/browser/use-while-seen";
import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { HttpFailure } from "@mandi/shared/http";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useCallback, useRef, useState } from "react";
import { boardNews } from "./board";
import { readQuotation } from "./quotation.api";

/** */
const usualPaceMs = 10_000;
/** Once no offer is taken any more, only the desk or the buyer moves it. */
const slowPaceMs = 15_000;

/** How often a quotation is worth another look; null when nothing can happen to it any more (B2). */
function paceOf({ status, is_closed }: SellerQuotation): number | null {
  if (status === "pending") return is_closed === 0 ? usualPaceMs : slowPaceMs;
  return status === "Seller Marked" ? slowPaceMs : null;
}

interface Received {
  readonly quotation: SellerQuotation;
  /** The server's clock minus this machine's, when the answer came. */
  readonly clockDifferenceMs: number;
}

async function receive(id: string, signal: AbortSignal): Promise<Received> {
  const quotation = await readQuotation(id, signal);
  return { quotation, clockDifferenceMs: Date.parse(quotation.server_time) - Date.now() };
}

/**
 * A quotation that stays fresh until it has ended. A refresh changes only what is shown, never what is typed, and a refresh that fails leaves
 * everything as it was (H-46).
 */
export function useSellerQuotation(id: string) {
  const state = usePageState(`seller quotation ${id}`, (signal) => receive(id, signal));
  const [fresh, setFresh] = useState<Received | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [staleSince, setStaleSince] = useState<number | null>(null);
  const [news, setNews] = useState("");
  const first = state.kind === "ready" ? state.data : null;
  const current = fresh ?? first;

  const latest = useRef(current);
  latest.current = current;
  const lastGoodAt = useRef(Date.now());

  async function refresh(): Promise<void> {
    try {
      const received = await receive(id, new AbortController().signal);
      const before = latest.current?.quotation.bidding_list ?? [];
      const changed = boardNews(before, received.quotation.bidding_list);
      if (changed) setNews(changed);
      setFresh(received);
      setStaleSince(null);
      lastGoodAt.current = Date.now();
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      setStaleSince(lastGoodAt.current);
    }
  }

  const refreshEveryMs = current === null ? null : paceOf(current.quotation);
  useWhileSeen(isPaused ? null : refreshEveryMs, refresh);

  const difference = current?.clockDifferenceMs ?? 0;
  const clock = useCallback(() => Date.now() + difference, [difference]);

  return {
    state,
    quotation: current?.quotation ?? null,
    news,
    staleSince,
    refreshEveryMs,
    isPaused,
    clock,
    refresh,
    togglePause: () => setIsPaused((before) => !before),
  };
}
