import { paise } from "@mandi/shared/money/paise";
import { farPriceText } from "../../offers/far-price.policy";
import { timeInIndia } from "../time-in-india";

/** What the desk has to know before it marks now: bidders who trust the announced close still have time. */
export function earlyMarkingWarnings(
  quotation: { readonly status: string; readonly closed_at: Date | null; readonly deadline_at: Date },
  at: Date,
): readonly string[] {
  const isOpen = quotation.status === "pending" && quotation.closed_at === null && quotation.deadline_at > at;
  if (!isOpen) return [];
  const minutes = Math.ceil((quotation.deadline_at.getTime() - at.getTime()) / 60_000);
  const end = timeInIndia.format(quotation.deadline_at);
  return [
    `Offers are announced to close at ${end}, in ${minutes} min. A marking now shuts out those who still mean to offer.`,
  ];
}

/** What the desk has to know of this one offer before it is marked. */
export function offerWarnings(offer: {
  readonly base_price_paise: number;
  readonly is_far: boolean;
  readonly listed_price_paise: number | null;
}): readonly string[] {
  if (!offer.is_far || offer.listed_price_paise === null) return [];
  return [`${farPriceText(paise(offer.base_price_paise), paise(offer.listed_price_paise))}.`];
}
