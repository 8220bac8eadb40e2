import type { IdentifierCheck } from "./identifier";
import { pincodeShape } from "./pincode-shape";

/** Digits only. */
export function normalisePincode(text: string): string {
  return text.replaceAll(/\s/gu, "");
}

/** Checks a pincode: six digits, never starting with 0. */
export function checkPincode(text: string): IdentifierCheck {
  const value = normalisePincode(text);
  if (pincodeShape.test(value)) return { kind: "valid", value };
  return { kind: "invalid", value, reason: "The pincode must be 6 digits" };
}
