import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { useFollowing } from "@mandi/shared/state/use-following";
import { useCallback, useEffect, useRef, useState } from "react";
import { boardNews } from "./board";
import { readQuotation } from "./quotation.api";

/** How often the page asks for the board. */
const usualPaceMs = 10_000;
/** Once no offer is taken any more, only the desk or the buyer moves it. */
const slowPaceMs = 15_000;

/** How often a quotation is worth another look; null when nothing can happen to it any more (docs/domain.md#quotation). */
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
 * A quotation that stays fresh until it has ended. A refresh changes only what is shown, never what is typed.
 */
export function useSellerQuotation(id: string) {
  const [isPaused, setIsPaused] = useState(false);
  const [news, setNews] = useState("");
  const { state, refresh, staleSince } = useFollowing(`seller quotation ${id}`, (signal) => receive(id, signal), {
    paceOf: ({ quotation }) => (isPaused ? null : paceOf(quotation)),
  });
  const current = state.kind === "ready" ? state.data : null;
  const refreshEveryMs = current === null ? null : paceOf(current.quotation);

  const shownBefore = useRef<SellerQuotation["bidding_list"] | null>(null);
  useEffect(() => {
    if (current === null) return;
    const { bidding_list } = current.quotation;
    const changed = shownBefore.current && boardNews(shownBefore.current, bidding_list);
    shownBefore.current = bidding_list;
    if (changed) setNews(changed);
  }, [current]);

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
