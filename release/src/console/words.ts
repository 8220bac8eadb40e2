import { count, kilobytes } from "../wire/count";

const moment = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/** `23 Nov 2026, 3:04 am`, in the time of this device. */
export const at = (iso: string): string => moment.format(new Date(iso));

/** `23 Nov 2026, 3:04 am, 12 minutes ago`. */
export const when = (iso: string): string => `${at(iso)}, ${ago(Date.now() - Date.parse(iso))}`;

function ago(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 1) return "just now";
  if (minutes < 120) return `${count(minutes, "minute")} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${count(hours, "hour")} ago` : `${count(Math.round(hours / 24), "day")} ago`;
}

/** The beginning of a version, enough to distinguish two; the whole version is in the title. */
export const short = (version: string): string => version.slice(0, 8);

/** A line of the command line, `seller  9f3c…  →  1b4f…`, as a sentence: not every device has a glyph for the arrow. */
export function plain(line: string): string {
  return line.replace("→", "becomes").replace(/ {2,}/g, " ");
}

export function bytes(number: number): string {
  if (number < 1024) return count(number, "byte");
  return kilobytes(number);
}

export function share(part: number, whole: number): string {
  if (whole === 0) return "0 %";
  return `${((part / whole) * 100).toLocaleString("en-IN", { maximumFractionDigits: 1 })} %`;
}

/** An error as a message for people. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
