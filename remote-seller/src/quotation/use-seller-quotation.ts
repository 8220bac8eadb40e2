import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useEffect, useRef, useState } from "react";
import { boardNews } from "./board";
import { readQuotation } from "./quotation.api";

/** How often a quotation is refetched while something can still happen to it (docs/domain.md#quotation). */
const refreshMs = 10_000;

/** Null once it has ended. */
function paceOf({ status }: SellerQuotation): number | null {
  return status === "pending" || status === "Seller Marked" ? refreshMs : null;
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
