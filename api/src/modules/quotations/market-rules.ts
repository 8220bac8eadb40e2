import { paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { Boolean as BooleanOf, Enum, Number as NumberOf, type Static, type TSchema } from "typebox";
import type { Db } from "../../platform/database/database";
import { readSettings, type Setting } from "../site/settings";

const define = <Schema extends TSchema>(key: string, schema: Schema, fallback: Static<Schema>): Setting<Schema> => ({
  key,
  schema,
  fallback,
});

/** How the market works; the desk may change each (part B2, B5; H-12, H-19, H-29, H-40). */
export const marketSettings = {
  replyWindowMinutes: define("reply_window_minutes", NumberOf(), 60),
  /** Whether the lowest landed price is marked at close without the desk; the demo market turns it on. */
  markAutomatically: define("mark_automatically", BooleanOf(), false),
  lastMinuteSeconds: define("last_minute_seconds", NumberOf(), 120),
  lastMinuteExtendsBySeconds: define("last_minute_extends_by_seconds", NumberOf(), 120),
  lastMinuteAtMostMinutes: define("last_minute_at_most_minutes", NumberOf(), 30),
  /** How long a marked price holds. */
  priceValidHours: define("price_valid_hours", NumberOf(), 24),
  bookingPercent: define("booking_percent", NumberOf(), 10),
  bookingFloorRupees: define("booking_floor_rupees", NumberOf(), 1_000),
  creditDays: define("credit_days", NumberOf(), 0),
  commissionType: define("commission_type", Enum(["include", "exclude"]), "include"),
  commissionRupees: define("commission_rupees_per_mt", NumberOf(), 100),
  commissionGstPercent: define("commission_gst_percent", NumberOf(), 18),
  /** A listing whose price is older is not asked (part B4). */
  freshPriceDays: define("fresh_price_days", NumberOf(), 30),
  enforceMinimumOrder: define("enforce_minimum_order", BooleanOf(), false),
  maskRivalTransporters: define("mask_rival_transporters", BooleanOf(), false),
} as const;

/** The rules in force, in the units of the inside. */
export async function readMarketRules(db: Db) {
  const value = await readSettings(db);
  return {
    replyWindowSeconds: value(marketSettings.replyWindowMinutes) * 60,
    markAutomatically: value(marketSettings.markAutomatically),
    lastMinute: {
      withinSeconds: value(marketSettings.lastMinuteSeconds),
      extendBySeconds: value(marketSettings.lastMinuteExtendsBySeconds),
      atMostSeconds: value(marketSettings.lastMinuteAtMostMinutes) * 60,
    },
    priceValidSeconds: value(marketSettings.priceValidHours) * 3600,
    booking: {
      share: basisPointsFromPercent(value(marketSettings.bookingPercent)),
      floorPaise: paiseFromRupees(value(marketSettings.bookingFloorRupees)),
    },
    creditDays: value(marketSettings.creditDays),
    commissionType: value(marketSettings.commissionType),
    commissionPaise: paiseFromRupees(value(marketSettings.commissionRupees)),
    commissionGst: basisPointsFromPercent(value(marketSettings.commissionGstPercent)),
    freshPriceSeconds: value(marketSettings.freshPriceDays) * 24 * 3600,
    enforceMinimumOrder: value(marketSettings.enforceMinimumOrder),
    maskRivalTransporters: value(marketSettings.maskRivalTransporters),
  };
}
export type MarketRules = Awaited<ReturnType<typeof readMarketRules>>;
