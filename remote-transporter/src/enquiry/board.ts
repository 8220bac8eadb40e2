import type { TransporterEnquiry, TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { roundPart } from "@mandi/shared/money/rounding";

/** The caller's rank among all bids. */
export interface Standing {
  readonly mine: number | null;
  readonly lowest: number | null;
  /** Counted from 1; null without a bid. */
  readonly rank: number | null;
  /** Of how many bids. */
  readonly count: number;
}

export function standingOf({ data, bidding_list: bids }: TransporterEnquiryAnswer): Standing {
  const place = bids.findIndex(({ is_my_price }) => is_my_price === 1);
  return {
    mine: data.my_price,
    lowest: bids.length === 0 ? null : Math.min(...bids.map(({ price }) => price)),
    rank: place === -1 ? null : place + 1,
    count: bids.length,
  };
}

/** Whether bids are accepted. The server decides again; the clock only hides the form in time. */
export function takesBids({ status, is_closed }: TransporterEnquiry): boolean {
  return status === "pending" && is_closed === 0;
}

/** Ten times a price outside the range, or a tenth of it, in paise at most, where that lies inside; else null. */
export function meantPrice(
  rupees: number,
  enquiry: Pick<TransporterEnquiry, "min_price" | "max_price">,
): number | null {
  if (enquiry.min_price === null || enquiry.max_price === null) return null;
  const paise = paiseFromRupees(rupees);
  const meant = [100, 1].map((part) => rupeesFromPaise(roundPart(paise, part, 10)));
  return meant.find((price) => outsideRange(price, enquiry) === null) ?? null;
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
