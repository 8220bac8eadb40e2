import type { DeskIngotPlace } from "@mandi/shared/contract/desk/ingot-price";
import { figureOf } from "@mandi/shared/money/typed-figure";

const thousand = 1_000;
const step = 50;

/** `850` is 40,850 where the previous price was near it; any other figure stays as it was typed. */
export function fullPrice(typed: string, before: number | null): string {
  if (before === null || before < thousand || !/^\d{3}$/.test(typed)) return typed;
  const thousands = Math.floor(before / thousand);
  const nearest = [thousands - 1, thousands, thousands + 1]
    .map((count) => count * thousand + Number(typed))
    .reduce((best, price) => (Math.abs(price - before) < Math.abs(best - before) ? price : best));
  return String(nearest);
}

/**
 * The price after `+` or `−`: 50 rupees from what is typed, else from the current price or that of the previous day.
 */
export function steppedPrice(typed: string, place: DeskIngotPlace, direction: 1 | -1): string {
  const from = figureOf(typed, 0) ?? place.now ?? place.previous;
  return from === null ? typed : String(Math.max(step, from + direction * step));
}
