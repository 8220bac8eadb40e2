import type { IdentifierCheck } from "./identifier";

// Verhoeff's dihedral group D5: multiplication, and the permutation that depends on the position.
const MULTIPLY: readonly string[] = [
  "0123456789",
  "1234067895",
  "2340178956",
  "3401289567",
  "4012395678",
  "5987604321",
  "6598710432",
  "7659821043",
  "8765932104",
  "9876543210",
];
const PERMUTE: readonly string[] = [
  "0123456789",
  "1576283094",
  "5803796142",
  "8916043527",
  "9453126870",
  "4286573901",
  "2793806415",
  "7046913258",
];
const SHAPE = /^[2-9]\d{11}$/u;

function isVerhoeffRight(digits: string): boolean {
  let check = 0;
  [...digits].reverse().forEach((digit, place) => {
    const permuted = Number(PERMUTE[place % PERMUTE.length]?.charAt(Number(digit)));
    check = Number(MULTIPLY[check]?.charAt(permuted));
  });
  return check === 0;
}

/** Digits only. */
export function normaliseAadhaar(text: string): string {
  return text.replaceAll(/[\s-]/gu, "");
}

/** Checks an Aadhaar number: twelve digits, never starting with 0 or 1, last one a Verhoeff digit. */
export function checkAadhaar(text: string): IdentifierCheck {
  const value = normaliseAadhaar(text);
  if (!SHAPE.test(value))
    return { kind: "invalid", value, reason: "An Aadhaar number has 12 digits and starts with 2 to 9." };
  if (isVerhoeffRight(value)) return { kind: "valid", value };
  return { kind: "doubtful", value, warning: "The last digit does not fit the others. Please check the number." };
}

/** `2341 2341 2346`: only in the owner's edit form. */
export function formatAadhaar(text: string): string {
  return normaliseAadhaar(text).replaceAll(/(\d{4})(?=\d)/gu, "$1 ");
}

/** `XXXX XXXX 2346`: everywhere else, because the number is sensitive personal data. */
export function maskAadhaar(text: string): string {
  return `XXXX XXXX ${normaliseAadhaar(text).slice(-4)}`;
}
