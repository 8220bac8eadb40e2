import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
} from "typebox";
import { closed, requiredLine } from "../field";
import { Instant, Rupees } from "../wire";
import { deskAmount, deskDay, orNull, text, withReason } from "./field";

const location = requiredLine(120, "Please enter a name");

/** A place with the last close before today and the prices of today, rupees per MT; null where there are none. */
export const DeskIngotPlace = ObjectOf({
  location: text,
  previous: orNull(Rupees),
  previous_day: orNull(deskDay),
  open: orNull(Rupees),
  high: orNull(Rupees),
  low: orNull(Rupees),
  now: orNull(Rupees),
  updated_at: orNull(Instant),
  /** The last price of today can be taken back as wrong; one that came with the day's figures cannot. Additive. */
  can_correct: Optional(BooleanOf()),
});
export type DeskIngotPlace = Static<typeof DeskIngotPlace>;

/** `GET /desk/ingot-price`. */
export const DeskIngotAnswer = ObjectOf({
  day: deskDay,
  /** A price that has moved by more than this percentage needs confirmation. */
  odd_percent: NumberOf(),
  /** So does one that has moved by more than this multiple of the median move of the other places. */
  odd_times: NumberOf(),
  /** One that has moved by more than this percentage is typed a second time. Additive. */
  far_percent: Optional(NumberOf()),
  data: ArrayOf(DeskIngotPlace),
});
export type DeskIngotAnswer = Static<typeof DeskIngotAnswer>;

/** The desk's reads of ingot prices. */
export const ingotPriceReads = {
  "ingot-price list": {
    right: "look",
    path: "/desk/ingot-price",
    summary: "Today's ingot prices of all places beside those of the day before",
    query: ObjectOf({}, closed),
    answer: DeskIngotAnswer,
  },
} as const;

/** Ingot prices. */
export const ingotPriceWrites = {
  "ingot-price day": {
    right: "trade",
    path: "/desk/ingot-price/day",
    summary: "Enter or correct a day's prices at a place; --again repeats each figure that is far off the last close",
    body: withReason({
      location,
      day: deskDay,
      open: deskAmount,
      high: deskAmount,
      low: deskAmount,
      close: deskAmount,
      /** Those of the figures that are beyond the second step, as they were typed a second time. Additive. */
      again: Optional(ArrayOf(deskAmount, { maxItems: 4 })),
    }),
  },
  "ingot-price now": {
    right: "trade",
    path: "/desk/ingot-price/now",
    summary: "Enter the current price at a place; the day's figures follow it",
    body: withReason({ location, price: deskAmount, again: Optional(deskAmount) }),
  },
  "ingot-price round": {
    right: "trade",
    path: "/desk/ingot-price/round",
    summary: "Enter current prices at many places at once; an unusual one must be confirmed",
    body: withReason({
      prices: ArrayOf(ObjectOf({ location, price: deskAmount }, closed), { minItems: 1, maxItems: 50 }),
      /** Places whose unusual price is confirmed. */
      meant: Optional(ArrayOf(location, { maxItems: 50 })),
      /** Prices beyond the second step, as they were typed a second time. */
      again: Optional(ArrayOf(ObjectOf({ location, price: deskAmount }, closed), { maxItems: 50 })),
      /** Places whose last price of today was wrong: the new one takes its place in the day's open, high and low. */
      corrects: Optional(ArrayOf(location, { maxItems: 50 })),
      /** Those last prices as the caller read them; refused (409) when another one was saved since. Additive. */
      expected_prices: Optional(
        ArrayOf(ObjectOf({ location, price: deskAmount, saved_at: Instant }, closed), { maxItems: 50 }),
      ),
    }),
  },
} as const;
