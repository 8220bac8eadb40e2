import { largestInteger, ungrouped } from "./decimal";
import { type Paise, paiseFromRupees, paisePerRupee } from "./paise";

/** Why a typed text is not a usable figure of zero or more. */
export type FigureFault = "not-a-figure" | "negative" | "exponent" | "comma" | "decimals";

export type TypedFigure =
  | { readonly kind: "empty" }
  /** `plain`: digits with at most one point, without groups: `44750.50`. */
  | { readonly kind: "figure"; readonly plain: string }
  | { readonly kind: "faulty"; readonly fault: FigureFault };

/** What people write around an amount. */
const before = /^(?:₹|rs\b\.?|inr\b)\s*/iu;
const after = /\s*\/-$/u;

/**
 * The only parser for figures that people type or paste. It never reinterprets what was typed: a text that is not
 * clearly a figure is faulty, and the fault says what to show the person.
 * @param decimals how many the field accepts; trailing zeros are ignored
 */
export function readFigure(text: string, decimals: number): TypedFigure {
  if (text.trim() === "") return { kind: "empty" };
  const plain = plainFigure(text);
  if (plain === null) return { kind: "faulty", fault: faultOf(bare(text)) };
  const [, fraction = ""] = plain.split(".");
  if (/[1-9]/u.test(fraction.slice(decimals))) return { kind: "faulty", fault: "decimals" };
  return { kind: "figure", plain };
}

/** The number that was typed, or null when it cannot be used. */
export function figureOf(text: string, decimals: number): number | null {
  const read = readFigure(text, decimals);
  return read.kind === "figure" ? Number(read.plain) : null;
}

/** The amount in rupees that was typed, with at most two decimals; null when it cannot be used, or is beyond any amount. */
export function typedPaise(text: string): Paise | null {
  const figure = figureOf(text, 2);
  return figure === null || figure > largestInteger / paisePerRupee ? null : paiseFromRupees(figure);
}

/**
 * A typed figure without grouping, currency and leading zeros: `₹ 1,69,243.50` → `169243.50`; null for anything else.
 */
export function plainFigure(text: string): string | null {
  const digits = ungrouped(bare(text));
  return digits === null ? null : digits.replace(/^0+(?=\d)/u, "").replace(/^(?=\.)/u, "0");
}

function bare(text: string): string {
  return text.trim().replace(before, "").replace(after, "");
}

function faultOf(text: string): FigureFault {
  if (/^[-−–]\s*[\d.]/u.test(text)) return "negative";
  if (/^[\d.,]*\de[+-]?\d*$/iu.test(text)) return "exponent";
  return /^[\d,]*\.?[\d,]*$/u.test(text) && /\d/u.test(text) ? "comma" : "not-a-figure";
}
