import { type IngotPeriod, IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { http } from "@mandi/shared/http";

/** The price of one place in one window. The order of the query is that of area.config.ts, so that a prefetch fits. */
export function readIngotPrice(period: IngotPeriod, location: string | undefined): Promise<IngotPriceAnswer> {
  return http.get("/ingot-price", IngotPriceAnswer, {
    query: { ingot_price_type: period, ingot_location: location },
  });
}
