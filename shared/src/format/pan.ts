import type { IdentifierCheck } from "./identifier";

const SHAPE = /^[A-Z]{5}\d{4}[A-Z]$/u;

const HOLDER_OF_LETTER: ReadonlyMap<string, string> = new Map([
  ["P", "person"],
  ["C", "company"],
  ["H", "Hindu undivided family"],
  ["F", "firm"],
  ["A", "association of persons"],
  ["B", "body of individuals"],
  ["T", "trust"],
  ["L", "local authority"],
  ["J", "juridical person"],
  ["G", "government"],
]);

/** Letters found in older lists: valid, but rare enough to be likely typing errors. */
const RARE_HOLDERS = new Set(["E", "K"]);

export type PanDetails = { readonly holder: string | null };

/** Kind of holder, by the fourth letter of a PAN, or null. */
export function holderOfPan(pan: string): string | null {
  return HOLDER_OF_LETTER.get(pan.charAt(3)) ?? null;
}

/** Upper case without spaces or dashes. */
export function normalisePan(text: string): string {
  return text.replaceAll(/[\s-]/gu, "").toUpperCase();
}

/** Checks a PAN. It has no public check digit, so only its shape and holder letter can be checked. */
export function checkPan(text: string): IdentifierCheck<PanDetails> {
  const value = normalisePan(text);
  if (!SHAPE.test(value) || value.slice(5, 9) === "0000") {
    return { kind: "invalid", value, reason: "A PAN has five letters, four digits and one letter." };
  }
  const holder = holderOfPan(value);
  if (holder) return { kind: "valid", value, holder };
  const letter = value.charAt(3);
  const warning = RARE_HOLDERS.has(letter)
    ? `Fourth letter ${letter} is rare. Please check the PAN.`
    : `Fourth letter ${letter} is not a known kind of holder. Please check the PAN.`;
  return { kind: "doubtful", value, holder: null, warning };
}
