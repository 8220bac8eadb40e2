import type { IdentifierCheck } from "./identifier";

const PARTS = /^(?<before>[A-Z]{3,4})?(?<cpin>\d{14})(?<after>[A-Z]{3,4})?$/u;

/**
 * Checks the number of a challan by which GST was paid (rule 87 of the CGST rules): its CPIN, 14 digits, or the CIN that the bank gave on
 * receiving the money, the CPIN with the bank's code. Banks write the code of 3 or 4 letters before or after it. Gaps are ignored, and the name of
 * the number before it.
 *
 * @returns with `cpin`, which is the same for both numbers of one challan
 */
export function checkGstChallan(text: string): IdentifierCheck<{ readonly cpin: string }> {
  const value = text
    .toUpperCase()
    .replace(/^\W*(?:CPIN|CIN)\b/u, "")
    .replaceAll(/[^0-9A-Z]/gu, "");
  const { cpin, before, after } = PARTS.exec(value)?.groups ?? {};
  const invalid = (reason: string) => ({ kind: "invalid", value, reason }) as const;
  if (cpin === undefined || (before !== undefined && after !== undefined)) {
    return invalid("A CPIN has 14 digits; a CIN has the bank's code of 3 or 4 letters before or after them");
  }
  return /^0+$/u.test(cpin) ? invalid("The digits of a CPIN cannot all be zero") : { kind: "valid", value, cpin };
}
