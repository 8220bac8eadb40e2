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
import { Id, Instant } from "../wire";
import { list, orNull, text, withReason } from "./field";
import { readVersion } from "./news";

/** What a setting means, and the unit of its value. */
export interface SettingFact {
  readonly meaning: string;
  readonly unit: string;
}

const fact = (meaning: string, unit = ""): SettingFact => ({ meaning, unit });

/** The meaning of every setting of the market. */
export const settingFacts: Readonly<Record<string, SettingFact>> = {
  auto_approve_sellers: fact("Approve new sellers automatically"),
  second_person_above_rupees: fact("Limit above which a second person must confirm an amount", "rupees"),
  second_person_total_rupees: fact(
    "Limit on all the money that one person may move alone, or that may be moved for one party",
    "rupees",
  ),
  second_person_total_days: fact("Days over which what one person moves alone is added up", "days"),
  staff_session_hours: fact("Length of a staff session", "hours"),
  staff_code_minutes: fact("Time for which a one-time code is fresh enough for money acts", "minutes"),
  staff_networks: fact("Networks from which the desk may be used"),
  desk_answer_minutes: fact("Target answer time by kind of item", "minutes"),
  desk_taken_minutes: fact("Time for which an item of the queue stays taken", "minutes"),
  upi_limit_rupees: fact("UPI limit for one payment", "rupees"),
  quiet_nights: fact("Hold text messages until morning"),
  annual_turnover_rupees: fact("Annual turnover, which decides whether e-invoices are required; 0 for none", "rupees"),
  eway_warning_hours: fact("Queue an e-way bill when it expires within", "hours"),
  ingot_odd_percent: fact("Question an ingot price that moved by more than", "percent"),
  ingot_far_percent: fact("Have an ingot price typed again that moved by more than", "percent"),
  ingot_odd_times: fact(
    "Question an ingot price that moved more than the median of other locations by a factor of",
    "times",
  ),
  last_turnover_rupees: fact("Turnover of the previous financial year, which decides TDS on goods", "rupees"),
  late_interest_percent: fact("Interest on what a buyer owes past its due day; 0 for none", "percent a year"),
  payment_reminder_days: fact(
    "Remind buyers of what they owe on these days after its due day, such as -3 0 3; empty for never",
    "days",
  ),
  tally_ledgers: fact("Ledger names in Tally"),
  reply_window_minutes: fact("Time for sellers and transporters to answer an enquiry", "minutes"),
  mark_automatically: fact("Mark the lowest landed price automatically at the close"),
  last_minute_seconds: fact("An offer extends the window when it arrives before the close by less than", "seconds"),
  last_minute_extends_by_seconds: fact("Length of one extension", "seconds"),
  last_minute_at_most_minutes: fact("Longest total extension of a window", "minutes"),
  price_valid_hours: fact("Validity of a marked price", "hours"),
  booking_percent: fact("Booking amount, share of the order value", "percent"),
  booking_floor_rupees: fact("Lowest booking amount", "rupees"),
  credit_days: fact("Days of credit included in the price", "days"),
  commission_type: fact("Commission included in the seller's price or added to it"),
  commission_rupees_per_mt: fact("Commission", "rupees per MT"),
  commission_gst_percent: fact("GST on the commission", "percent"),
  fresh_price_days: fact("Age up to which a listed price counts as current", "days"),
  enforce_minimum_order: fact("Enforce sellers' minimum order quantities"),
  far_price_percent: fact("Ask a seller to confirm a price that differs from the listed one by more than", "percent"),
  mask_rival_transporters: fact("Show transporters their rivals by number instead of name"),
};

/** What may be entered for a setting, or for one row of its table. */
const range = {
  kind: Enum(["switch", "number", "choice", "text", "table"]),
  minimum: orNull(NumberOf()),
  maximum: orNull(NumberOf()),
  /** Digits after the decimal point; for a text, its maximum length. */
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
  /** For a table: what may be entered in each of its rows. */
  rows: ArrayOf(ObjectOf({ name: text, ...range })),
  standard: text,
  /** 1: a second person confirms a change. */
  needs_second: Integer({ minimum: 0, maximum: 1 }),
  /** The change that waits for a second person. */
  approval_id: Optional(orNull(Id)),
  version: text,
  /** Null while nobody has changed it. */
  changed_by: orNull(text),
  changed_at: orNull(Instant),
});
export type DeskSetting = Static<typeof DeskSettingListAnswer>["data"][number];

const Figure = NumberOf({ minimum: -1_000_000_000, maximum: 10_000_000_000_000 });

/** A number within the range of a setting; otherwise the message that explains the range. */
export const figureWithin = (minimum: number, maximum: number, message: string) =>
  NumberOf({ minimum, maximum, message });

/** Text for a setting, within its maximum length. */
export const wordsWithin = (maxLength: number) => StringOf({ maxLength });

/** The desk's reads of settings. */
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
    summary: "Change a setting of the market; in a table of values, one row",
    body: withReason({
      key: requiredText(60, "Please enter the setting"),
      /** In a table of values: the row to which the value belongs. */
      row: Optional(requiredText(60, "Please enter the row")),
      value: Union([BooleanOf(), Figure, StringOf({ maxLength: 200 }), ArrayOf(Figure, { maxItems: 100 })]),
      version: readVersion,
    }),
  },
} as const;
