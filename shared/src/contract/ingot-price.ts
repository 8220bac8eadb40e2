import {
  Array as ArrayOf,
  Enum,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { Day, Instant, Rupees } from "./wire";

/** The window of the chart: 30 days, 7 days, today. */
export const ingotPriceTypes = ["monthly", "weekly", "daily"] as const;
export type IngotPriceType = (typeof ingotPriceTypes)[number];

/** `GET /ingot-price`. Without a location the answer is for the first one of its list (H-60). */
export const IngotPriceQuery = ObjectOf({
  ingot_price_type: Enum([...ingotPriceTypes]),
  ingot_location: Optional(StringOf({ maxLength: 80 })),
});
export type IngotPriceQuery = Static<typeof IngotPriceQuery>;

/** One point of the chart: `day` for the longer windows, `time` for today; oldest first. */
export const IngotPricePoint = ObjectOf({ day: Optional(Day), time: Optional(Instant), price: Rupees });
export type IngotPricePoint = Static<typeof IngotPricePoint>;

/** `latest_price` and `last_update` do not depend on the window; null while a location has no price yet. */
export const IngotPriceAnswer = ObjectOf({
  location: ArrayOf(StringOf()),
  price: ArrayOf(IngotPricePoint),
  last_update: Union([Instant, Null()]),
  latest_price: ObjectOf({ today: Union([Rupees, Null()]), previous: Union([Rupees, Null()]) }),
});
export type IngotPriceAnswer = Static<typeof IngotPriceAnswer>;

/** `GET /ingot-price-history`: both days belong to the range. */
export const IngotPriceHistoryQuery = ObjectOf({
  from_date: Day,
  to_date: Day,
  ingot_location: Optional(StringOf({ maxLength: 80 })),
});
export type IngotPriceHistoryQuery = Static<typeof IngotPriceHistoryQuery>;

/** A day's prices per MT. */
export const IngotHistoryRow = ObjectOf({ date: Day, open: Rupees, high: Rupees, low: Rupees, close: Rupees });
export type IngotHistoryRow = Static<typeof IngotHistoryRow>;

/** `data` newest first. */
export const IngotPriceHistoryAnswer = ObjectOf({ location: ArrayOf(StringOf()), data: ArrayOf(IngotHistoryRow) });
export type IngotPriceHistoryAnswer = Static<typeof IngotPriceHistoryAnswer>;
