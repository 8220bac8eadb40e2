import { isDay } from "@mandi/shared/format/days";
import { ungrouped } from "@mandi/shared/money/decimal";
import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day as Indian banks write it, `21/11/26`, `21-11-2026`, `21 Nov 2026`, `2026-11-21`; null for anything else. */
export function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const parts = iso ? [iso[3], iso[2], iso[1]] : text.trim().split(/[\s/.-]+/);
  const [day = "", month = "", year = ""] = parts;
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return null;
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d{1,2}$/.test(month) ? Number(month) : named;
  const full = `${year.length === 2 ? `20${year}` : year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(full) ? full : null;
}

/** `11,94,350.00` or `1194350` in paise, 0 for an empty cell or a dash; null for anything else. */
export function amountOf(text: string): Paise | null {
  const bare = text.trim().replace(/^(?:₹|rs\.?|inr)\s*/i, "");
  if (bare === "" || bare === "-") return paiseFromRupees(0);
  const plain = ungrouped(bare);
  return plain === null || !/^\d{1,11}(\.\d{1,2})?$/.test(plain) ? null : paiseFromRupees(Number(plain));
}
