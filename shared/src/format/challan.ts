import { isDay } from "./days";
import type { IdentifierCheck } from "./identifier";

const PARTS = /^(?<branch>\d{7})(?<date>\d{8})(?<serial>\d{5})$/u;

/** The date in a challan number, `2026-11-21`; empty where it has another form. */
export function dayOfChallan(number: string): string {
  const { date = "" } = PARTS.exec(number)?.groups ?? {};
  return date === "" ? "" : `${date.slice(4)}-${date.slice(2, 4)}-${date.slice(0, 2)}`;
}

/** Checks the challan identification number of a tax payment, the form in which quarterly returns name it; gaps are ignored. */
export function checkChallan(text: string): IdentifierCheck {
  const value = text.replaceAll(/[\s/-]/gu, "");
  const { branch, serial } = PARTS.exec(value)?.groups ?? {};
  const invalid = (reason: string): IdentifierCheck => ({ kind: "invalid", value, reason });
  if (branch === undefined || serial === undefined) return invalid("A challan number has 20 digits");
  if (/^0+$/u.test(branch)) return invalid("The BSR code of the bank's branch, the first 7 digits, cannot be zero");
  if (/^0+$/u.test(serial)) return invalid("The serial number, the last 5 digits, cannot be zero");
  if (!isDay(dayOfChallan(value)))
    return invalid("The date in the challan number, its digits 8 to 15, is no day (DDMMYYYY)");
  return { kind: "valid", value };
}
