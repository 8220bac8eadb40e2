import type { IdentifierCheck } from "./identifier";

/** Ten digits where the text allows it: drops spaces, dashes, +91, 91 before ten digits, and a leading 0. */
export function normaliseMobile(text: string): string {
  const digits = text.replaceAll(/[\s().-]/gu, "").replace(/^\+91/u, "");
  if (/^91\d{10}$/u.test(digits)) return digits.slice(2);
  return /^0\d{10}$/u.test(digits) ? digits.slice(1) : digits;
}

/** Checks a mobile number. Ten digits pass; a first digit below 6 is not issued to mobiles, so it warns. */
export function checkMobile(text: string): IdentifierCheck {
  const value = normaliseMobile(text);
  if (!/^\d{10}$/u.test(value)) return { kind: "invalid", value, reason: "A mobile number has 10 digits." };
  if (/^[6-9]/u.test(value)) return { kind: "valid", value };
  return {
    kind: "doubtful",
    value,
    warning: "Indian mobile numbers start with 6, 7, 8 or 9. Please check the number.",
  };
}
