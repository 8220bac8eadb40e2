import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { marketSettings } from "../auction/market-rules";
import { readSetting } from "../site/settings";

/** A price entered or confirmed before this moment is old: buyers see it, but its seller is not asked. */
export async function freshSince(db: Db, now: Date): Promise<Date> {
  return secondsAfter(now, -(await readSetting(db, marketSettings.freshPriceDays)) * 24 * 3600);
}

/** Whether a price is old; false where none was entered. */
export function isStale(updatedAt: Date | null, since: Date): boolean {
  return updatedAt !== null && updatedAt < since;
}
