import { Boolean as BooleanOf } from "typebox";
import type { Setting } from "../site/settings";

const Switch = BooleanOf();

/** Whether messages wait for the morning. Notifications in the product appear at once, and codes never pass through here. */
export const quietNights: Setting<typeof Switch> = { key: "quiet_nights", schema: Switch, fallback: true };

/** Nobody in India expects an ordinary message between nine in the evening and nine in the morning. */
const quietFromHour = 21;
const quietUntilHour = 9;

const hourInIndia = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", hour: "2-digit", hourCycle: "h23" });

/** True at night in India. */
export function isNight(at: Date): boolean {
  const hour = Number(hourInIndia.format(at));
  return hour >= quietFromHour || hour < quietUntilHour;
}
