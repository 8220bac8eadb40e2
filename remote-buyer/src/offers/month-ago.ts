import { formatRupees } from "@mandi/shared/format/rupees";
import { monthAgo } from "@mandi/shared/messages/month-ago";

/** A change of a price per MT since 30 days ago, as text. */
export function monthAgoText(change: number): string {
  if (change === 0) return monthAgo.asMonthAgo;
  const amount = formatRupees(Math.abs(change));
  return change < 0 ? monthAgo.belowMonthAgo(amount) : monthAgo.aboveMonthAgo(amount);
}
