import { addPaise, type Paise, paise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { freightOfPrice } from "@mandi/shared/pricing/freight";
import type { PriceTerms } from "@mandi/shared/pricing/price-terms";
import type { OrderRow } from "./order.store";

/** Current freight per MT as a part of the price, with what a change of the order added to it. */
export function transportPriceOf(order: Pick<OrderRow, "transport_price_paise" | "freight_change_paise">): Paise {
  return addPaise(paise(order.transport_price_paise), paise(order.freight_change_paise));
}

/** Current freight per MT before GST; null where it bears none. */
export function freightRateOf(
  order: Pick<OrderRow, "transport_price_paise" | "freight_change_paise" | "freight_rate_paise" | "gst_bp">,
): Paise | null {
  if (order.freight_rate_paise === null) return null;
  if (order.freight_change_paise === 0) return paise(order.freight_rate_paise);
  return freightOfPrice(transportPriceOf(order), basisPoints(order.gst_bp)).ratePaise;
}

/** The terms that the marked offer froze. */
export function termsOf(order: Pick<OrderRow, "price_parts" | "gst_bp">): PriceTerms {
  return { ...order.price_parts, gstBp: basisPoints(order.gst_bp) };
}
