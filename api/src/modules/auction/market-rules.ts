import { paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { Boolean as BooleanOf, Enum, Integer, Number as NumberOf, type Static, type TSchema } from "typebox";
import type { Db } from "../../platform/database/database";
import { readSettings, type Setting } from "../site/settings";

const define = <Schema extends TSchema>(key: string, schema: Schema, fallback: Static<Schema>): Setting<Schema> => ({
  key,
  schema,
  fallback,
});

/** Bounded, because a value outside them would stop the market: a window of zero minutes, a price that is never valid. */
const whole = (minimum: number, maximum: number) => Integer({ minimum, maximum });
const decimal = (minimum: number, maximum: number) => NumberOf({ minimum, maximum, multipleOf: 0.01 });

/** How the market works; the desk may change each (docs/domain.md#quotation). */
export const marketSettings = {
  replyWindowMinutes: define("reply_window_minutes", whole(1, 7 * 24 * 60), 60),
  /** Whether the lowest landed price is marked at close without the desk; the demo market turns it on. */
  markAutomatically: define("mark_automatically", BooleanOf(), false),
  lastMinuteSeconds: define("last_minute_seconds", whole(0, 3_600), 120),
  lastMinuteExtendsBySeconds: define("last_minute_extends_by_seconds", whole(0, 3_600), 120),
  lastMinuteAtMostMinutes: define("last_minute_at_most_minutes", whole(0, 24 * 60), 30),
  /** How long a marked price is valid. */
  priceValidHours: define("price_valid_hours", whole(1, 30 * 24), 24),
  bookingPercent: define("booking_percent", decimal(0, 100), 10),
  bookingFloorRupees: define("booking_floor_rupees", whole(1, 10_000_000), 1_000),
  creditDays: define("credit_days", whole(0, 365), 0),
  commissionType: define("commission_type", Enum(["include", "exclude"]), "include"),
  commissionRupees: define("commission_rupees_per_mt", decimal(0, 100_000), 100),
  commissionGstPercent: define("commission_gst_percent", decimal(0, 100), 18),
  /** A listing whose price is older is not asked (docs/domain.md#catalogue-and-listings). */
  freshPriceDays: define("fresh_price_days", whole(1, 3_650), 30),
  enforceMinimumOrder: define("enforce_minimum_order", BooleanOf(), false),
  /** A seller's price further than this from the listed one needs confirmation and is never marked without the desk. */
  farPricePercent: define("far_price_percent", decimal(1, 1_000), 25),
  maskRivalTransporters: define("mask_rival_transporters", BooleanOf(), false),
} as const;

/** The rules in force, in internal units. */
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
    farPriceShare: basisPointsFromPercent(value(marketSettings.farPricePercent)),
    maskRivalTransporters: value(marketSettings.maskRivalTransporters),
  };
}
export type MarketRules = Awaited<ReturnType<typeof readMarketRules>>;
