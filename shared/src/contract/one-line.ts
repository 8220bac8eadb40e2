/*
 * A name appears in lists, on papers and in messages next to other text. A line break in it makes a row that is not there, a
 * bidirectional control turns what comes after it round, and one of characters without a shape looks like no name at all.
 */

/** Joiners shape letters in Indian scripts; every other invisible character of Unicode's format class is refused. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;

/** Letters and signs by their class, and yet without a shape: fillers of Hangul and the empty pattern of Braille. */
const visible = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** True for one line of text that people see as it is; the empty text is one. */
export function isLine(text: string): boolean {
  return !hidden.test(text) && (text.trim() === "" || visible.test(text));
}
