import { type IngotPeriod, IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { http } from "@mandi/shared/http";

/**
 * The price of one location in one period. The query parameters are in the same order as in area.config.ts, so that a
 * prefetch matches.
 */
export function readIngotPrice(period: IngotPeriod, location: string | undefined): Promise<IngotPriceAnswer> {
  return http.get("/ingot-price", IngotPriceAnswer, {
    query: { ingot_price_type: period, ingot_location: location },
  });
}
