import { isDay } from "./days";
import type { IdentifierCheck } from "./identifier";

const PARTS = /^(?<branch>\d{7})(?<date>\d{8})(?<serial>\d{5})$/u;

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** The three figures as a receipt prints them, apart: the day in figures or with its month in letters, the serial number without zeros. */
const APART =
  /^\D*(?<branch>\d{7})\D+(?<day>\d{1,2})[\s./-]*(?<month>\d{2}|[A-Z]{3,9})[\s./-]*(?<year>\d{4})\D+(?<serial>\d{1,5})$/u;

/** Since 2022 the portal of the tax office gives a CIN of another form, by which no return names a payment: 14 digits and the bank's letters. */
const PORTAL_CIN = /^(?:\d{14}[A-Z]{4}|[A-Z]{4}\d{14})$/u;

/** The date in a challan number, `2026-11-21`; empty where it has another form. */
export function dayOfChallan(number: string): string {
  const { date = "" } = PARTS.exec(number)?.groups ?? {};
  return date === "" ? "" : `${date.slice(4)}-${date.slice(2, 4)}-${date.slice(0, 2)}`;
}

/**
 * Checks the challan identification number of a tax payment, the form in which quarterly returns name it: in one piece, with any gaps, or as
 * the three figures that the bank's receipt shows.
 */
export function checkChallan(text: string): IdentifierCheck {
  const typed = text.trim().toUpperCase();
  const compact = typed.replaceAll(/[^0-9A-Z]/gu, "");
  const value = PARTS.test(compact) ? compact : joined(typed);
  const { branch, serial } = PARTS.exec(value)?.groups ?? {};
  const invalid = (reason: string): IdentifierCheck => ({ kind: "invalid", value, reason });
  if (PORTAL_CIN.test(compact)) {
    return invalid(
      "This is the CIN of the tax portal. Please enter the BSR code, the date and the challan number that the same receipt shows",
    );
  }
  if (branch === undefined || serial === undefined) {
    return invalid(
      "A challan number is the BSR code (7 digits), the date (for example 21-11-2026) and the serial number (5 digits)",
    );
  }
  if (/^0+$/u.test(branch)) return invalid("The BSR code of the bank's branch, the first 7 digits, cannot be zero");
  if (/^0+$/u.test(serial)) return invalid("The serial number, the last 5 digits, cannot be zero");
  if (!isDay(dayOfChallan(value)))
    return invalid("The date in the challan number, its digits 8 to 15, is not a valid date; write it like 21-11-2026");
  return { kind: "valid", value };
}

/** The number in one piece; what was typed, where it is something else. */
function joined(typed: string): string {
  const { branch = "", day = "", month = "", year = "", serial = "" } = APART.exec(typed)?.groups ?? {};
  const figure = /^\d/u.test(month) ? month : String(months.indexOf(month.slice(0, 3)) + 1);
  return branch === ""
    ? typed
    : `${branch}${day.padStart(2, "0")}${figure.padStart(2, "0")}${year}${serial.padStart(5, "0")}`;
}
