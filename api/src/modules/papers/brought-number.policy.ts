import { invalidField } from "../../platform/errors";

/** Rule 46(b) of the CGST rules, as the invoice portal accepts it. */
const pattern = /^[A-Z1-9][A-Z0-9/-]{0,15}$/;

/**
 * The number of a bill that its issuer numbers, in capitals: "ms/26-27/00412" and "MS/26-27/00412" are one number.
 *
 * @throws Refusal 422 on the field for an invalid number
 */
export function broughtNumber(field: string, typed: string): string {
  const number = typed.trim().toUpperCase();
  if (pattern.test(number)) return number;
  throw invalidField(
    field,
    "A number has at most 16 letters, digits, / and -, and begins with a letter or a digit from 1 to 9",
  );
}
