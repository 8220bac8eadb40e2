import { plainFigure } from "../../money/typed-figure";

const plain = /^\d+(?:\.\d*)?$/u;

/** Whether a value is a plain figure, which the field shows grouped; any other is shown as it was typed. */
export function isPlain(value: string): boolean {
  return plain.test(value);
}

/** Groups a plain figure in the Indian way and keeps the decimals: `1234567.5` → `12,34,567.5`. */
export function groupFigure(value: string): string {
  if (!isPlain(value)) return value;
  const [whole = "", ...rest] = value.split(".");
  const last = whole.slice(-3);
  const head = whole.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/gu, ",");
  const grouped = head ? `${head},${last}` : last;
  return rest.length > 0 ? `${grouped}.${rest.join("")}` : grouped;
}

export interface Edit {
  /** The text in the input before and after. */
  readonly before: string;
  readonly after: string;
  /** The inserted text, as the browser reports it; "" for a deletion, null when it does not report any. */
  readonly inserted: string | null;
}

/**
 * The value after an edit: the plain figure when the text clearly is one, else the text exactly as typed, for the form
 * to report. Commas that the field inserted carry no meaning and move with the digits; a comma that the person typed
 * has to be a grouping one.
 */
export function editedFigure(value: string, { before, after, inserted }: Edit): string {
  // A space at the end may begin a second word: dropped, it would join "4 5" to 45.
  const clear = /\s$/u.test(after) ? null : plainFigure(after);
  if (clear !== null) return clear;
  const put = inserted ?? insertedBetween(before, after);
  const areCommasOfField = isPlain(value) && put !== null && !/[,\s]/u.test(put);
  return (areCommasOfField ? plainFigure(after.replaceAll(",", "")) : null) ?? after;
}

/** What one edit inserted; null when it replaced text and cannot be isolated. */
function insertedBetween(before: string, after: string): string | null {
  let start = 0;
  while (start < before.length && before.charAt(start) === after.charAt(start)) start += 1;
  let kept = 0;
  while (kept < Math.min(before.length, after.length) - start && before.at(-1 - kept) === after.at(-1 - kept))
    kept += 1;
  const removed = before.length - kept - start;
  const added = after.slice(start, after.length - kept);
  return removed > 0 && added !== "" ? null : added;
}

/** Number of digits and points before a position in a text: what the caret must keep to its left. */
export function figuresBefore(text: string, place: number): number {
  return text.slice(0, place).replaceAll(/[^\d.]/gu, "").length;
}

/** The position in a grouped text that has `count` digits or points to its left. */
export function placeAfterFigures(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (text.charAt(place) !== ",") seen += 1;
  }
  return text.length;
}
