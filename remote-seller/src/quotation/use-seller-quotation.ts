import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useEffect, useRef, useState } from "react";
import { boardNews } from "./board";
import { readQuotation } from "./quotation.api";

/** How often the page refetches the board. */
const usualPaceMs = 10_000;
/** Once no more offers are accepted, only the desk or the buyer changes it. */
const slowPaceMs = 15_000;

/** How often a quotation is refetched; null when nothing can happen to it any more (docs/domain.md#quotation). */
function paceOf({ status, is_closed }: SellerQuotation): number | null {
  if (status === "pending") return is_closed === 0 ? usualPaceMs : slowPaceMs;
  return status === "Seller Marked" ? slowPaceMs : null;
}

const quotationQuery = defineQuery((signal, id: string) => readQuotation(id, signal), { refetchInterval: paceOf });

/** A quotation that is refreshed until it has ended. A refresh changes only what is shown, never what is typed. */
export function useSellerQuotation(id: string) {
  const [isPaused, setIsPaused] = useState(false);
  const [news, setNews] = useState("");
  const state = useQuery(quotationQuery, [id], { isPaused });
  const current = state.kind === "ready" ? state.data : null;
  const refreshEveryMs = current === null ? null : paceOf(current);

  const shownBefore = useRef<SellerQuotation["bidding_list"] | null>(null);
  useEffect(() => {
    if (current === null) return;
    const { bidding_list } = current;
    const changed = shownBefore.current && boardNews(shownBefore.current, bidding_list);
    shownBefore.current = bidding_list;
    if (changed) setNews(changed);
  }, [current]);

  return {
    state,
    quotation: current,
    news,
    staleSince: state.staleSince,
    refreshEveryMs,
    isPaused,
    refetch: state.refetch,
    togglePause: () => setIsPaused((before) => !before),
  };
}
