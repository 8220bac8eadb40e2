import { formatPaise } from "@mandi/shared/format/rupees";
import type { Paise } from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { isFarPrice, percentBetween } from "@mandi/shared/pricing/far-price";
import { Refusal } from "../../../platform/errors";

export interface PriceCheck {
  readonly basePaise: Paise;
  readonly listedPaise: Paise;
  readonly share: BasisPoints;
  /** The price that the seller has confirmed, if any; the confirmation holds for this price only. */
  readonly confirmedPaise: Paise | null;
}

/**
 * Whether a price is so far from the listed one that the desk has to look at it.
 *
 * @throws Refusal 422 with the figures when it is and the seller has not confirmed exactly this price
 */
export function checkFarPrice({ basePaise, listedPaise, share, confirmedPaise }: PriceCheck): boolean {
  if (!isFarPrice(basePaise, listedPaise, share)) return false;
  if (confirmedPaise === basePaise) return true;
  const message = `${farPriceText(basePaise, listedPaise)}. Please correct it, or confirm this price.`;
  throw new Refusal("price_unconfirmed", { message, errors: { base_price: [message] } });
}

/** `₹45 per MT is 99.9% below the listed price of ₹45,000` */
export function farPriceText(basePaise: Paise, listedPaise: Paise): string {
  const percent = percentBetween(basePaise, listedPaise);
  const side = basePaise < listedPaise ? "below" : "above";
  const distance = percent === null ? "far above" : `${percent}% ${side}`;
  return `${formatPaise(basePaise)} per MT is ${distance} the listed price of ${formatPaise(listedPaise)}`;
}
