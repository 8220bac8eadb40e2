import type { IdentifierCheck } from "./identifier";

const ACCOUNT_NUMBER = /^\d{9,18}$/u;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/u;
const UPI_ID = /^[a-z0-9.-]{2,100}@[a-z]{2,64}$/u;

const withoutGaps = (text: string): string => text.replaceAll(/[\s-]/gu, "");

/** Checks the number of an Indian bank account: 9 to 18 digits, by the bank. It has no check digit that all banks share. */
export function checkAccountNumber(text: string): IdentifierCheck {
  const value = withoutGaps(text);
  if (ACCOUNT_NUMBER.test(value) && !/^0+$/u.test(value)) return { kind: "valid", value };
  return { kind: "invalid", value, reason: "An account number has 9 to 18 digits." };
}

/** An account number for those who only have to recognise it: its last four digits. */
export const maskedAccount = (number: string): string => `••${number.slice(-4)}`;

/** Checks the code of a bank branch: four letters of the bank, a zero, six letters or digits of the branch. */
export function checkIfsc(text: string): IdentifierCheck {
  const value = withoutGaps(text).toUpperCase();
  if (IFSC.test(value)) return { kind: "valid", value };
  return { kind: "invalid", value, reason: "An IFSC has four letters, a zero, and six letters or digits." };
}

/** Checks a UPI ID: a name and the handle of its bank, without the domain that an e-mail address has. */
export function checkUpiId(text: string): IdentifierCheck {
  const value = text.trim().toLowerCase();
  if (UPI_ID.test(value)) return { kind: "valid", value };
  return { kind: "invalid", value, reason: "A UPI ID is written as name@bank." };
}
