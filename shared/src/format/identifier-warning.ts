import type { IdentifierCheck } from "./identifier";

/** What to say under a GSTIN, PAN, Aadhaar or phone number, if anything. A number that looks wrong gets a warning and is not refused: the desk checks it. */
export function identifierWarning<Details>(
  text: string,
  check: (text: string) => IdentifierCheck<Details>,
): string | undefined {
  if (text.trim() === "") return undefined;
  const found = check(text);
  if (found.kind === "valid") return undefined;
  return found.kind === "invalid" ? found.reason : found.warning;
}
