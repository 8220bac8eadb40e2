import { settings as messages } from "@mandi/shared/messages/desk-settings";
import type { SettingLine } from "./setting-lines";

const { groups } = messages;

/** The settings of each group, in the order of the page; an unknown one comes last. */
const keysOf: readonly (readonly [group: string, keys: readonly string[]])[] = [
  [
    groups.auction,
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
  [groups.sellers, ["auto_approve_sellers", "enforce_minimum_order", "far_price_percent", "fresh_price_days"]],
  [
    groups.payment,
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
  [groups.tax, ["annual_turnover_rupees", "last_turnover_rupees", "eway_warning_hours", "tally_ledgers"]],
  [groups.prices, ["ingot_odd_percent", "ingot_odd_times", "ingot_far_percent", "quiet_nights"]],
  [
    groups.desk,
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

const order = keysOf.flatMap(([, keys]) => keys);

/** The group of a setting. */
export const groupOf = ({ setting: { key } }: SettingLine): string =>
  keysOf.find(([, keys]) => keys.includes(key))?.[0] ?? groups.other;

/** The lines that contain every word of a search, in the order of the groups. */
export function foundLines(lines: readonly SettingLine[], search: string): readonly SettingLine[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (line: SettingLine) => `${line.name} ${line.setting.key} ${groupOf(line)}`.toLowerCase();
  const place = ({ setting: { key } }: SettingLine) => (order.includes(key) ? order.indexOf(key) : order.length);
  return lines
    .filter((line) => words.every((word) => textOf(line).includes(word)))
    .toSorted((one, other) => place(one) - place(other));
}
