import type { IdentifierCheck } from "./identifier";

/**
 * The warning under a GSTIN, PAN, Aadhaar or phone number, if there is one. A number that looks wrong is not refused:
 * the desk checks it.
 */
export function identifierWarning<Details>(
  text: string,
  check: (text: string) => IdentifierCheck<Details>,
): string | undefined {
  if (text.trim() === "") return undefined;
  const found = check(text);
  if (found.kind === "valid") return undefined;
  return found.kind === "invalid" ? found.reason : found.warning;
}
