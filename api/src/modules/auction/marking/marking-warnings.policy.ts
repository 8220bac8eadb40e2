import { formatPaise } from "@mandi/shared/format/rupees";
import { paise } from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { isFarPrice, percentBetween } from "@mandi/shared/pricing/far-price";
import { farPriceText } from "../offers/far-price.policy";
import { isWindowOver } from "../quotation.policy";
import { timeInIndia } from "../time-in-india";

/** A warning before the desk marks early: bidders who rely on the announced close still have time. */
export function earlyMarkingWarnings(
  quotation: { readonly status: string; readonly closed_at: Date | null; readonly deadline_at: Date },
  at: Date,
): readonly string[] {
  if (isWindowOver(quotation, at)) return [];
  const minutes = Math.ceil((quotation.deadline_at.getTime() - at.getTime()) / 60_000);
  const end = timeInIndia.format(quotation.deadline_at);
  return [
    `Offers are announced to close at ${end}, in ${minutes} min. Marking now shuts out those who still intend to offer.`,
  ];
}

/** Warnings about one offer before it is marked. */
export function offerWarnings(offer: {
  readonly base_price_paise: number;
  readonly is_far: boolean;
  readonly listed_price_paise: number | null;
}): readonly string[] {
  if (!offer.is_far || offer.listed_price_paise === null) return [];
  return [`${farPriceText(paise(offer.base_price_paise), paise(offer.listed_price_paise))}.`];
}

/** A freight bid with the range of the belt by which its transporter was asked. */
interface RangedBid {
  readonly price_paise: number;
  readonly min_price_paise: number;
  readonly max_price_paise: number;
}

/** Whether freight per MT is so far outside the range that it is never marked without the desk. */
export function isFarBid(bid: RangedBid, share: BasisPoints): boolean {
  const { price, bound } = boundOf(bid);
  return bound !== null && isFarPrice(price, bound, share);
}

/** The end of the range that a bid exceeds; null inside the range. */
function boundOf(bid: RangedBid) {
  const price = paise(bid.price_paise);
  const isBelow = price < bid.min_price_paise;
  if (!isBelow && price <= bid.max_price_paise) return { price, bound: null, isBelow };
  return { price, bound: paise(isBelow ? bid.min_price_paise : bid.max_price_paise), isBelow };
}

/** Warnings about one freight bid before it is marked. */
export function bidWarnings(bid: RangedBid, share: BasisPoints): readonly string[] {
  const { price, bound, isBelow } = boundOf(bid);
  if (bound === null || !isFarPrice(price, bound, share)) return [];
  const percent = percentBetween(price, bound);
  const distance = percent === null ? "far" : `${percent}%`;
  const side = isBelow ? "below the lowest" : "above the highest";
  return [
    `Freight of ${formatPaise(price)} per MT is ${distance} ${side} price of the transporter's belt, ${formatPaise(bound)}.`,
  ];
}
