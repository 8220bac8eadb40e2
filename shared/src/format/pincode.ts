import type { IdentifierCheck } from "./identifier";

const SHAPE = /^[1-9]\d{5}$/u;

/** Digits only. */
export function normalisePincode(text: string): string {
  return text.replaceAll(/\s/gu, "");
}

/** Checks a pincode: six digits, never starting with 0. */
export function checkPincode(text: string): IdentifierCheck {
  const value = normalisePincode(text);
  if (SHAPE.test(value)) return { kind: "valid", value };
  return { kind: "invalid", value, reason: "The pincode must be 6 digits" };
}
