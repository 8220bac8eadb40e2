import type { IdentifierCheck } from "./identifier";

const SHAPE = /^[A-Z0-9]{12,22}$/u;

/** Upper case without spaces or dashes. */
export function normaliseUtr(text: string): string {
  return text.replaceAll(/[\s-]/gu, "").toUpperCase();
}

/** Checks the reference of a bank transfer: 12 (UPI, IMPS) to 22 (RTGS) letters and digits. */
export function checkUtr(text: string): IdentifierCheck {
  const value = normaliseUtr(text);
  if (SHAPE.test(value)) return { kind: "valid", value };
  return { kind: "invalid", value, reason: "A UTR has 12 to 22 letters and digits." };
}
