/*
 * Parties of a quotation stay anonymous to each other, so their messages must not contain a phone number, an e-mail or
 * UPI address, a link, or a tax number, by which anybody finds the name. Numbers of the trade (weights, amounts, heats, vehicles, documents) may pass.
 */

/** A mobile number, with or without 0 or 91, its digits grouped or not; a list of sizes begins with a single digit. */
const mobile = /(?<![\p{L}\p{N}])(?:\+?91[-. ]{0,2}|0)?[6-9]\d(?:[-. ]{0,2}\d){8}(?![\p{L}\p{N}]|,\d|\.\d)/u;
/** A number with a country code. */
const abroad = /(?<![\p{L}\p{N}])\+\d(?:[-. ()]{0,2}\d){8,13}(?!\p{N})/u;
const address = /[^\s@]@\s?[^\s@]/u;
const link =
  /(?:https?:|www\.|wa\.me|t\.me)|(?<![\p{L}\p{N}])[a-z0-9-]{2,}\.(?:com|in|net|org|co|io|biz|info|me|app|shop)(?![\p{L}\p{N}])/iu;
/** A PAN, alone or within a GSTIN. */
const taxNumber = /(?<![\p{L}\p{N}])(?:\d{2})?[a-z]{5}\d{4}[a-z](?:[a-z\d]z[a-z\d])?(?![\p{L}\p{N}])/iu;

const kinds = [
  ["a phone number", [mobile, abroad]],
  ["an e-mail or UPI address", [address]],
  ["a link", [link]],
  ["a GSTIN or PAN", [taxNumber]],
] as const;

/** The kind of contact detail that a text contains, "a phone number"; null for a text without any. */
export function contactDataIn(text: string): string | null {
  const plain = asciiDigits(text.normalize("NFKC"));
  const kind = kinds.find(([, patterns]) => patterns.some((pattern) => pattern.test(plain)));
  return kind?.[0] ?? null;
}

/** Converts Devanagari digits to ASCII ones. */
function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** The message for a text that contains contact details; null for one that may pass. */
export function contactProblem(text: string): string | null {
  const kind = contactDataIn(text);
  return kind === null ? null : `Please leave out ${kind}: parties of a quotation stay anonymous`;
}
