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
import { closed, textField } from "./field";
import { Day, Instant, Rupees } from "./wire";

export const ingotPeriods = ["monthly", "weekly", "daily"] as const;
export type IngotPeriod = (typeof ingotPeriods)[number];

/** `GET /ingot-price`. Without a location: the first of the list; without a type: monthly. */
export const IngotPriceQuery = ObjectOf(
  { ingot_price_type: Optional(Enum([...ingotPeriods])), ingot_location: Optional(textField(80)) },
  closed,
);
export type IngotPriceQuery = Static<typeof IngotPriceQuery>;

/** One point of the chart: `day` is a day (monthly, weekly) or an instant (daily). */
export const IngotPoint = ObjectOf({ day: StringOf(), price: Rupees });
export type IngotPoint = Static<typeof IngotPoint>;

/** Ingot prices per MT at one place. `latest_price` is null where no price is known. */
export const IngotPriceAnswer = ObjectOf({
  location: ArrayOf(StringOf()),
  price: ArrayOf(IngotPoint),
  last_update: Union([Instant, Null()]),
  latest_price: ObjectOf({ today: Union([Rupees, Null()]), previous: Union([Rupees, Null()]) }),
});
export type IngotPriceAnswer = Static<typeof IngotPriceAnswer>;

/** `GET /ingot-price-history`. Without dates: the last 30 days. */
export const IngotHistoryQuery = ObjectOf(
  {
    from_date: Optional(StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10 })),
    to_date: Optional(StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10 })),
    ingot_location: Optional(textField(80)),
  },
  closed,
);
export type IngotHistoryQuery = Static<typeof IngotHistoryQuery>;

/** One day. */
export const IngotHistoryRow = ObjectOf({ date: Day, open: Rupees, high: Rupees, low: Rupees, close: Rupees });
export type IngotHistoryRow = Static<typeof IngotHistoryRow>;

export const IngotHistoryAnswer = ObjectOf({ location: ArrayOf(StringOf()), data: ArrayOf(IngotHistoryRow) });
export type IngotHistoryAnswer = Static<typeof IngotHistoryAnswer>;
