/*
 * Parties of a quotation stay anonymous to each other, so what they write carries no way to reach anybody: no phone, no e-mail or
 * UPI address, no link. Numbers of the trade (weights, amounts, heats, vehicles, papers) are not meant.
 */

/** A mobile number, with or without 0 or 91, its digits in groups or not; a list of sizes begins with a digit alone. */
const mobile = /(?<![\p{L}\p{N}])(?:\+?91[-. ]{0,2}|0)?[6-9]\d(?:[-. ]{0,2}\d){8}(?![\p{L}\p{N}]|,\d|\.\d)/u;
/** A number with the code of a country. */
const abroad = /(?<![\p{L}\p{N}])\+\d(?:[-. ()]{0,2}\d){8,13}(?!\p{N})/u;
const address = /[^\s@]@\s?[^\s@]/u;
const link =
  /(?:https?:|www\.|wa\.me|t\.me)|(?<![\p{L}\p{N}])[a-z0-9-]{2,}\.(?:com|in|net|org|co|io|biz|info|me|app|shop)(?![\p{L}\p{N}])/iu;

const kinds = [
  ["a phone number", [mobile, abroad]],
  ["an e-mail or UPI address", [address]],
  ["a link", [link]],
] as const;

/** What of it would let a reader reach somebody, in words: "a phone number"; null for a text that may pass. */
export function contactDataIn(text: string): string | null {
  const plain = asciiDigits(text.normalize("NFKC"));
  const kind = kinds.find(([, patterns]) => patterns.some((pattern) => pattern.test(plain)));
  return kind?.[0] ?? null;
}

/** Devanagari digits as those of a keyboard. */
function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** The sentence for a text that may not pass; null for one that may. */
export function contactProblem(text: string): string | null {
  const kind = contactDataIn(text);
  return kind === null ? null : `Please leave out ${kind}: parties of a quotation stay anonymous`;
}
