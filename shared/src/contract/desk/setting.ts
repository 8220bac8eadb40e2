import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed, requiredText } from "../field";
import { Instant } from "../wire";
import { list, orNull, text, withReason } from "./field";
import { readVersion } from "./news";

/** What a setting means, and in what its value is counted. */
export interface SettingFact {
  readonly meaning: string;
  readonly unit: string;
}

const fact = (meaning: string, unit = ""): SettingFact => ({ meaning, unit });

/** Every setting of the market in words. */
export const settingFacts: Readonly<Record<string, SettingFact>> = {
  auto_approve_sellers: fact("New sellers are approved at once, without the desk"),
  second_person_above_rupees: fact("An act of money above this waits for a second person", "rupees"),
  second_person_total_rupees: fact(
    "What one person moves alone, and what is moved for one person, waits above this",
    "rupees",
  ),
  second_person_total_days: fact("Days over which that total is taken", "days"),
  staff_session_hours: fact("A session of the desk ends after", "hours"),
  staff_code_minutes: fact("A one-time code counts as new for", "minutes"),
  staff_networks: fact("Networks from which the desk may be used, such as 203.0.113.0/24; empty: from anywhere"),
  desk_answer_minutes: fact("Time by which the desk means to look at what waits, by its kind", "minutes"),
  upi_limit_rupees: fact("The most that UPI takes in one payment", "rupees"),
  quiet_nights: fact("Messages outside the product wait for the morning"),
  annual_turnover_rupees: fact("Turnover of a year, which decides about e-invoices; 0: none are registered", "rupees"),
  eway_warning_hours: fact("An e-way bill is in the queue when it ends within", "hours"),
  ingot_odd_percent: fact("An ingot price is asked about when it moved by more than", "percent"),
  ingot_odd_times: fact("So is one that moved this many times what the other places moved", "times"),
  last_turnover_rupees: fact("Turnover of the financial year before, which decides about TDS on goods", "rupees"),
  tally_ledgers: fact("What the accountant calls our accounts in Tally"),
  reply_window_minutes: fact("Sellers and transporters answer an enquiry within", "minutes"),
  mark_automatically: fact("The lowest landed price is marked at the close, without the desk"),
  last_minute_seconds: fact("An offer this shortly before the close extends the window", "seconds"),
  last_minute_extends_by_seconds: fact("It extends the window by", "seconds"),
  last_minute_at_most_minutes: fact("All extensions of a window together", "minutes"),
  price_valid_hours: fact("A marked price holds for", "hours"),
  booking_percent: fact("Booking amount, of the order's value", "percent"),
  booking_floor_rupees: fact("Booking amount at least", "rupees"),
  credit_days: fact("Days of credit in the price", "days"),
  commission_type: fact("The commission is part of the seller's price, or comes on top of it"),
  commission_rupees_per_mt: fact("Commission", "rupees per MT"),
  commission_gst_percent: fact("GST on the commission", "percent"),
  fresh_price_days: fact("A listing is asked while its price is not older than", "days"),
  enforce_minimum_order: fact("A seller's minimum order is enforced"),
  far_price_percent: fact(
    "A seller's price is asked for once more when it is off the listed one by more than",
    "percent",
  ),
  mask_rival_transporters: fact("Transporters see rivals by number instead of name"),
};

/** What may be typed for a setting, or for one row of its table. */
const range = {
  kind: Enum(["switch", "number", "choice", "text", "table"]),
  minimum: orNull(NumberOf()),
  maximum: orNull(NumberOf()),
  /** Digits behind the point; of a text its longest length. */
  decimals: Integer({ minimum: 0 }),
  choices: ArrayOf(text),
};

/** `GET /desk/setting`. Everything after `is_default` is additive. */
export const DeskSettingListAnswer = list({
  key: text,
  value: text,
  is_default: Integer(),
  meaning: text,
  unit: text,
  ...range,
  /** Of a table: what may be typed in each of its rows. */
  rows: ArrayOf(ObjectOf({ name: text, ...range })),
  standard: text,
  /** 1: a second person confirms a change. */
  needs_second: Integer({ minimum: 0, maximum: 1 }),
  version: text,
  /** Null while nobody has changed it. */
  changed_by: orNull(text),
  changed_at: orNull(Instant),
});
export type DeskSetting = Static<typeof DeskSettingListAnswer>["data"][number];

const Figure = NumberOf({ minimum: -1_000_000_000, maximum: 10_000_000_000_000 });

/** A figure within the range of a setting, with the sentence for one that is not. */
export const figureWithin = (minimum: number, maximum: number, message: string) =>
  NumberOf({ minimum, maximum, message });

/** Words of a setting that are not too long. */
export const wordsWithin = (maxLength: number) => StringOf({ maxLength });

/** What the desk can look at here. */
export const settingReads = {
  "setting list": {
    right: "look",
    path: "/desk/setting",
    summary: "Settings of the market: meaning, unit, range, value, and who changed it",
    query: ObjectOf({}, closed),
    answer: DeskSettingListAnswer,
  },
} as const;

/** Settings of the market. */
export const settingWrites = {
  "setting set": {
    right: "rules",
    path: "/desk/setting",
    summary: "Change a setting of the market; of a table of values one row",
    body: withReason({
      key: requiredText(60, "Please name the setting"),
      /** Of a table of values: its row, whose value it is. */
      row: Optional(requiredText(60, "Please name the row")),
      value: Union([BooleanOf(), Figure, StringOf({ maxLength: 200 }), ArrayOf(Figure, { maxItems: 100 })]),
      version: readVersion,
    }),
  },
} as const;
