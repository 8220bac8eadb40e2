import { basisPoints } from "@mandi/shared/money/percent";
import type { PriceTerms } from "@mandi/shared/pricing/price-terms";
import type { OrderRow } from "./order.store";

/** The terms that the marked offer froze. */
export function termsOf(order: Pick<OrderRow, "price_parts" | "gst_bp">): PriceTerms {
  return { ...order.price_parts, gstBp: basisPoints(order.gst_bp) };
}
