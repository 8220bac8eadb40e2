import type { TransporterEnquiry, TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";

/** The caller's rank among all bids. */
export interface Standing {
  readonly mine: number | null;
  readonly lowest: number | null;
  /** Counted from 1; null without a bid. */
  readonly rank: number | null;
}

export function standingOf({ data, bidding_list: bids }: TransporterEnquiryAnswer): Standing {
  const place = bids.findIndex(({ is_my_price }) => is_my_price === 1);
  return {
    mine: data.my_price,
    lowest: bids.length === 0 ? null : Math.min(...bids.map(({ price }) => price)),
    rank: place === -1 ? null : place + 1,
  };
}

/** Whether bids are accepted. The server decides again; the clock only hides the form in time. */
export function takesBids({ status, is_closed }: TransporterEnquiry): boolean {
  return status === "pending" && is_closed === 0;
}

/** Which side of the caller's own belt range a price lies on; null inside it or without a range. */
export function outsideRange(
  rupees: number | null,
  { min_price, max_price }: Pick<TransporterEnquiry, "min_price" | "max_price">,
): "below" | "above" | null {
  if (rupees === null) return null;
  if (min_price !== null && rupees < min_price) return "below";
  return max_price !== null && rupees > max_price ? "above" : null;
}
