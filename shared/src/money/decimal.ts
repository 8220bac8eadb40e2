import { MoneyError } from "./money-error";

/**
 * The largest integer that money and quantities use (ten lakh crore rupees). It lies deliberately below the safe integers:
 * above 2^46 rupees a JSON number can no longer distinguish neighbouring paise.
 */
export const largestInteger = 10 ** 15;

/** Accepts only an integer of the smallest unit; turns −0 into 0. */
export function checkInteger(value: number, unit: string): number {
  if (!Number.isInteger(value)) throw new MoneyError("not-a-number", `${value} is not a whole number of ${unit}`);
  if (Math.abs(value) > largestInteger) throw new MoneyError("out-of-range", `${value} ${unit} is out of range`);
  return value === 0 ? 0 : value;
}

/**
 * Converts a decimal number from the wire into an integer of its smallest unit.
 *
 * A JSON number is a binary fraction: 0.29 * 100 is 28.999…, so the scaled value is compared with its nearest integer
 * and the difference may only be the representation error, never a further decimal.
 */
export function scaleDecimal(value: number, decimals: number): number {
  if (!Number.isFinite(value)) throw new MoneyError("not-a-number", `${value} is not a finite number`);
  const factor = 10 ** decimals;
  const scaled = Math.round(value * factor);
  if (Math.abs(scaled) > largestInteger) throw new MoneyError("out-of-range", `${value} is out of range`);
  if (scaled / factor !== value) {
    throw new MoneyError("too-many-decimals", `${value} has more than ${decimals} decimals`);
  }
  return scaled;
}

/** The whole part of a typed number: plain, or grouped as in India (`1,69,243`) or by thousands (`169,243`). */
const wholePart = /^(?:\d*|[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)$/u;

/**
 * A number of zero or more as a person types it, without its grouping commas: `1,69,243.50` → `169243.50`. Null for
 * anything else, including a misplaced comma: `20,5` may mean 20.5, and we must not guess.
 */
export function ungrouped(text: string): string | null {
  const [whole = "", fraction = "", ...rest] = text.split(".");
  const isNumber = wholePart.test(whole) && /^\d*$/u.test(fraction) && rest.length === 0 && /\d/u.test(text);
  return isNumber ? text.replaceAll(",", "") : null;
}

/** An integer of the smallest unit as plain decimal text, with all decimals ("1677960.00") and no grouping. */
export function decimalText(scaled: number, decimals: number): string {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  return `${scaled < 0 ? "-" : ""}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}
