import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { takesBids } from "./board";
import { readEnquiry } from "./enquiry-detail.api";

/** The same as for the sellers' board. */
const refreshMs = 10_000;
/** Once a seller is marked nobody bids any more: only the buyer's decision is left. */
const slowRefreshMs = 15_000;

/** How often the enquiry is refetched; null once it has ended for this transporter. */
function paceOf(enquiry: TransporterEnquiry): number | null {
  if (takesBids(enquiry)) return refreshMs;
  return enquiry.status === "pending" ? slowRefreshMs : null;
}

const enquiryQuery = defineQuery((signal, id: string) => readEnquiry(id, signal), {
  refetchInterval: ({ data }) => paceOf(data),
  isKept: true,
});

/** One enquiry. It refreshes automatically until it has ended or the reader pauses it. */
export function useEnquiryDetail(id: string) {
  const [isPaused, setIsPaused] = useState(false);
  const state = useQuery(enquiryQuery, [id], { isPaused });
  const refreshEveryMs = state.kind === "ready" ? paceOf(state.data.data) : null;
  return { state, refreshEveryMs, isPaused, togglePause: () => setIsPaused((before) => !before) };
}
