const dayMs = 24 * 60 * 60 * 1000;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const by = String.raw`(?:by|before|till|until|upto|up\s+to|latest)\s+`;
const named = new RegExp(
  String.raw`(?:${by})?(\d{1,2})(?:st|nd|rd|th)?\s*(${months.join("|")})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?(?![a-z])\.?(?:\s+(\d{4}))?(?:\s*(?:tak|तक))?`,
  "u",
);
const ofThisMonth = /(\d{1,2})\s*(?:tarikh|tareekh|taarikh|तारीख)(?:\s*(?:tak|तक))?/u;
const figures = new RegExp(
  String.raw`(?:${by}(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?|(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?\s*(?:tak|तक))`,
  "u",
);

/**
 * Days from today, by how people say them. Without a word for a deadline `aaj` and `kal` are just talk: `kal rate
 * bhejo`.
 */
const near: readonly (readonly [days: number, said: RegExp])[] = [
  [0, /(?<![\p{L}\p{M}])(?:by\s+today|(?:aaj|आज)\s*(?:hi\s+)?(?:tak|तक))(?![\p{L}\p{M}])/u],
  [1, /(?<![\p{L}\p{M}])(?:(?:by\s+)?tomorrow|(?:kal|कल)\s*(?:tak|तक|ko|को))(?![\p{L}\p{M}])/u],
  [2, /(?<![\p{L}\p{M}])(?:day\s+after\s+tomorrow|(?:parson?|परसों?)(?:\s*(?:tak|तक|ko|को))?)(?![\p{L}\p{M}])/u],
];

/** `kal tak`, `parso`. The later day comes first: `day after tomorrow` contains `tomorrow`. */
function nearDayIn(text: string, today: string): WrittenDay | null {
  for (const [days, said] of near.toReversed()) {
    const [whole] = said.exec(text) ?? [];
    if (whole === undefined) continue;
    const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
    return { day, rest: text.replace(whole, " ") };
  }
  return null;
}

export interface WrittenDay {
  /** `2026-11-30`. */
  readonly day: string;
  /** The text without it. */
  readonly rest: string;
}

/**
 * The day by which something is needed, `30 tarikh tak`, `by 30 Nov`, `30/11 tak`: the next such day from today on;
 * null when the text names none.
 */
export function neededByIn(text: string, today: string): WrittenDay | null {
  const [thisYear = 0, thisMonth = 0] = today.split("-").map(Number);
  const byName = named.exec(text);
  if (byName) {
    const [whole, day, month = "", year] = byName;
    return dayOf(text, whole, { day, month: months.indexOf(month) + 1, year, thisYear, today });
  }
  const byFigures = figures.exec(text);
  if (byFigures) {
    const [whole, day, month, year, otherDay, otherMonth, otherYear] = byFigures;
    return dayOf(text, whole, {
      day: day ?? otherDay,
      month: Number(month ?? otherMonth),
      year: year ?? otherYear,
      thisYear,
      today,
    });
  }
  const byDay = ofThisMonth.exec(text);
  if (!byDay) return nearDayIn(text, today);
  const [whole, day] = byDay;
  const inMonth = dayOf(text, whole, { day, month: thisMonth, year: String(thisYear), thisYear, today });
  if (inMonth === null || inMonth.day >= today) return inMonth;
  const [nextYear, nextMonth] = thisMonth === 12 ? [thisYear + 1, 1] : [thisYear, thisMonth + 1];
  return dayOf(text, whole, { day, month: nextMonth, year: String(nextYear), thisYear, today });
}

interface DayParts {
  readonly day: string | undefined;
  readonly month: number;
  readonly year: string | undefined;
  readonly thisYear: number;
  readonly today: string;
}

function dayOf(text: string, whole: string, { day, month, year, thisYear, today }: DayParts): WrittenDay | null {
  const inYear = (full: number) => `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const named = year === undefined ? undefined : inYear(Number(year) < 100 ? 2000 + Number(year) : Number(year));
  const next = named ?? (inYear(thisYear) < today ? inYear(thisYear + 1) : inYear(thisYear));
  const isDay = new Date(`${next}T00:00:00Z`).toJSON()?.startsWith(next) === true;
  return isDay ? { day: next, rest: text.replace(whole, " ") } : null;
}
