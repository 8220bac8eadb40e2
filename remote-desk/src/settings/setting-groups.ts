import type { settings as messages } from "@mandi/shared/messages/desk-settings";
import type { SettingLine } from "./setting-lines";

export type GroupKey = keyof typeof messages.groups;

/** The settings of each group, in the order of the page; an unknown one comes last. */
const keysOf: readonly (readonly [group: GroupKey, keys: readonly string[]])[] = [
  [
    "auction",
    [
      "reply_window_minutes",
      "last_minute_seconds",
      "last_minute_extends_by_seconds",
      "last_minute_at_most_minutes",
      "mark_automatically",
      "price_valid_hours",
      "mask_rival_transporters",
    ],
  ],
  ["sellers", ["auto_approve_sellers", "enforce_minimum_order", "far_price_percent", "fresh_price_days"]],
  [
    "payment",
    [
      "booking_percent",
      "booking_floor_rupees",
      "upi_limit_rupees",
      "credit_days",
      "late_interest_percent",
      "payment_reminder_days",
      "commission_type",
      "commission_rupees_per_mt",
      "commission_gst_percent",
    ],
  ],
  ["tax", ["annual_turnover_rupees", "last_turnover_rupees", "eway_warning_hours", "tally_ledgers"]],
  ["prices", ["ingot_odd_percent", "ingot_odd_times", "ingot_far_percent", "quiet_nights"]],
  [
    "desk",
    [
      "second_person_above_rupees",
      "second_person_total_rupees",
      "second_person_total_days",
      "staff_session_hours",
      "staff_code_minutes",
      "staff_networks",
      "desk_answer_minutes",
      "desk_taken_minutes",
    ],
  ],
];

/** The groups in the order of the page. */
export const groupKeys: readonly GroupKey[] = [...keysOf.map(([group]) => group), "other"];

const order = keysOf.flatMap(([, keys]) => keys);

/** The group of a setting. */
export const groupOf = ({ setting: { key } }: SettingLine): GroupKey =>
  keysOf.find(([, keys]) => keys.includes(key))?.[0] ?? "other";

/** Where a setting stands on the page; an unknown one comes last. */
export const placeOf = ({ setting: { key } }: SettingLine): number =>
  order.includes(key) ? order.indexOf(key) : order.length;
