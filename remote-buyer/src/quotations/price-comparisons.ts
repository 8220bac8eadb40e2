import type { PriceHistory } from "@mandi/shared/contract/price-history";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatRupees } from "@mandi/shared/format/rupees";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { priceHistory } from "@mandi/shared/messages/price-history";
import { monthAgoText } from "../offers/month-ago";
import { pricesOf } from "./quotation-prices";

/**
 * The base price of the quotation, or the lowest listed one until there is a base price, against the lowest listed 30
 * days before and against the ingot; nothing where either is unknown.
 */
export function comparisonsOf({ days, ingot_location }: PriceHistory, quotation: Quotation) {
  const [first, last] = [days[0], days.at(-1)];
  const prices = pricesOf(quotation);
  const now = prices?.basePrice ?? last?.base ?? null;
  if (!first || !last || now === null || first.base === null) return [];
  const term = prices ? quotations.basePrice : priceHistory.lowestListed;
  const rows = [{ term, value: monthAgoText(now - first.base) }];
  if (ingot_location === null || last.ingot === null || first.ingot === null) return rows;
  const gaps = [now - last.ingot, first.base - first.ingot] as const;
  return [
    ...rows,
    { term: priceHistory.againstIngot(ingot_location), value: priceHistory.gaps(gapText(gaps[0]), gapText(gaps[1])) },
  ];
}

export function gapText(gap: number): string {
  const amount = formatRupees(Math.abs(gap));
  return gap < 0 ? priceHistory.belowIngot(amount) : priceHistory.aboveIngot(amount);
}
