import type { IdentifierCheck } from "./identifier";

const shape = /^[A-Z]{4}\d{5}[A-Z]$/u;

/** Upper case without spaces or dashes. */
export function normaliseTan(text: string): string {
  return text.replaceAll(/[\s-]/gu, "").toUpperCase();
}

/** Checks a TAN, the number of a business that deducts tax at source. It has no public check digit. */
export function checkTan(text: string): IdentifierCheck {
  const value = normaliseTan(text);
  if (shape.test(value)) return { kind: "valid", value };
  return { kind: "invalid", value, reason: "A TAN has four letters, five digits and one letter." };
}
