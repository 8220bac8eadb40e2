import { tradeDay } from "../../platform/clock";
import type { TradeSearch } from "../../reads/own-trades.read";
import { wordsOf } from "./understand";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const named = new RegExp(String.raw`\b(\d{1,2})\s+(${months.join("|")})[a-z]*\b(?:\s+(\d{4}))?`, "u");
const written = /\b(\d{4})-(\d{2})-(\d{2})\b/u;
const figures = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/u;

/** The commas of an amount, `17,78,799`. */
const grouped = /(?<=\d),(?=(?:\d{2},)*\d{3}(?!\d))/gu;

/** Before an amount, `₹ 7,000` and `Rs. 7,000`. */
const rupees = /(?:\brs\.?|₹)\s*(?=\d)/gu;

/** A quantity, `25 mt`. A single `t` is no unit here: it may be a part of a vehicle's number. */
const quantity = /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?)\s*(?:mt|m\.t\.|tons?|tonnes?|टन)(?![\p{L}\p{M}\p{N}])/gu;

/** What a text searches for among a person's own trades: words, `25 mt`, `12mm`, `O2627000007`, `₹7,000`, and a day; `21 Nov` means the latest one. */
export function tradeSearchOf(text: string, now: Date): TradeSearch {
  const small = text.toLowerCase().replaceAll(grouped, "").replaceAll(rupees, "₹");
  const found = named.exec(small) ?? written.exec(small) ?? figures.exec(small);
  const day = found === null ? null : dayOf(found, tradeDay(now));
  const rest = found === null || day === null ? small : small.replace(found[0], " ");
  // A word with its space: as a part of a longer one, 25 MT would be in 125 MT.
  const quantities = [...rest.matchAll(quantity)].map(([, figure]) => ` ${Number(figure)}mt`);
  return { words: [...wordsOf(rest.replaceAll(quantity, " ")), ...quantities], day };
}

function dayOf([whole, first = "", second = "", third]: RegExpExecArray, today: string): string | null {
  if (written.test(whole)) return realDay(whole);
  const month = months.includes(second) ? months.indexOf(second) + 1 : Number(second);
  const inYear = (year: number) => `${year}-${String(month).padStart(2, "0")}-${first.padStart(2, "0")}`;
  if (third !== undefined) return realDay(inYear(Number(third)));
  const thisYear = Number(today.slice(0, 4));
  return realDay(inYear(thisYear) <= today ? inYear(thisYear) : inYear(thisYear - 1));
}

/** Null for the 31st of February. */
function realDay(day: string): string | null {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
