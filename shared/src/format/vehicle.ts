import type { IdentifierCheck } from "./identifier";
import { unbroken } from "./unbroken";

// Letters I and O are not issued in the series part, because they look like 1 and 0.
const STATE_SERIES = /^([A-Z]{2})(\d{1,2})([A-HJ-NP-Z]{0,3})(\d{1,4})$/u;
/** Without letters of a series a number has four digits: `MH12` is a number that was not finished. */
const UNFINISHED = /^[A-Z]{2}\d{1,4}$/u;
const BHARAT_SERIES = /^(\d{2})(BH)(\d{4})([A-HJ-NP-Z]{1,2})$/u;

/** Upper case without spaces or dashes: the stored form. */
export function normaliseVehicle(text: string): string {
  return text.replaceAll(/[\s.-]/gu, "").toUpperCase();
}

/** Checks a vehicle registration of a state or of the Bharat series. */
export function checkVehicle(text: string): IdentifierCheck {
  const value = normaliseVehicle(text);
  const isWhole = STATE_SERIES.test(value) && !UNFINISHED.test(value);
  if (isWhole || BHARAT_SERIES.test(value)) return { kind: "valid", value };
  return { kind: "invalid", value, reason: "A vehicle number looks like CG 04 MB 1234 or 22 BH 1234 A." };
}

/** `CG 04 MB 1234` */
export function formatVehicle(text: string): string {
  const value = normaliseVehicle(text);
  const parts = STATE_SERIES.exec(value) ?? BHARAT_SERIES.exec(value);
  return parts ? parts.slice(1).filter(Boolean).join(" ") : text;
}

/** A sentence with its vehicle number grouped for reading, whole in one line: `Vehicle CG04MB1234 unloaded`. */
export function formatVehiclesIn(sentence: string): string {
  return sentence.replaceAll(
    /(vehicle )([A-Z\d]+)/giu,
    (_, word: string, number: string) => word + unbroken(formatVehicle(number)),
  );
}
