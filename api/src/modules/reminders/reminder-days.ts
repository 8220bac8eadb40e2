import { String as StringOf } from "typebox";
import type { Setting } from "../site/settings";

const Days = StringOf({ pattern: "^(-?[0-9]{1,2}( -?[0-9]{1,2}){0,9})?$", maxLength: 40 });

/** On which days after the due day a buyer is reminded of what they owe, before it below zero; empty: never. */
export const reminderDays: Setting<typeof Days> = {
  key: "payment_reminder_days",
  schema: Days,
  fallback: "-3 0 3 7 15",
};

/** The days of such a text, the last first. */
export function daysOf(text: string): readonly number[] {
  const days = text.split(" ").filter(Boolean).map(Number);
  return days.toSorted((one, other) => other - one);
}
