import { String as StringOf } from "typebox";
import type { Setting } from "../site/settings";

const Days = StringOf({ pattern: "^(-?[0-9]{1,2}( -?[0-9]{1,2}){0,9})?$", maxLength: 40 });

/** Days after the due day on which a buyer is reminded of what they owe, negative for days before it; empty means never. */
export const reminderDays: Setting<typeof Days> = {
  key: "payment_reminder_days",
  schema: Days,
  fallback: "-3 0 3 7 15",
};

/** The days in such a text, the latest first. */
export function daysOf(text: string): readonly number[] {
  const days = text.split(" ").filter(Boolean).map(Number);
  return days.toSorted((one, other) => other - one);
}
