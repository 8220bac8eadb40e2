/*
 * A name appears in lists, on documents and in messages next to other text. A line break would fake another row, a
 * bidirectional control would reverse the text after it, and a name of invisible characters would look like none.
 */

/** Joiners shape letters in Indian scripts; every other invisible character of Unicode's format class is refused. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;

/**
 * Letters and signs by their Unicode class, but without a visible shape: fillers of Hangul and the blank Braille
 * pattern.
 */
const visible = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** True for one line of text that people see as it is; the empty text qualifies. */
export function isLine(text: string): boolean {
  return !hidden.test(text) && (text.trim() === "" || visible.test(text));
}
