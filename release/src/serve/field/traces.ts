import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import { Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";

/** A kind of failure of a version: reports of the same kind from the same place are counted together. */
export const Trace = ObjectOf({
  kind: StringOf(),
  message: StringOf(),
  /** Frames in built files, one per line, innermost first. */
  stack: StringOf(),
  /** The reference under which it was first seen, and the number of reports. */
  reference: StringOf(),
  count: Integer(),
});
export type Trace = Static<typeof Trace>;

/** Kinds of failure kept per version: reports come from outside, so their number must be bounded. */
const maxTraces = 20;
const maxMessage = 200;

const frame = /^[\w$.<>]{0,40}@(?:areas\/[a-z][a-z0-9-]*|shell(?=\/))\/[0-9a-f]{16}\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/;

/** Adds a report to the traces; a new kind replaces the rarest one when there is no room. */
export function withTrace(traces: readonly Trace[], report: AreaReport): Trace[] {
  const { kind, reference } = report;
  const stack = (report.stack ?? "")
    .split("\n")
    .filter((line) => frame.test(line))
    .join("\n");
  const message = scrubbed(report.message);
  const isSame = (one: Trace) => one.kind === kind && one.stack === stack && (stack !== "" || one.message === message);
  const known = traces.find(isSame);
  if (known) return traces.map((one) => (one === known ? { ...one, count: one.count + 1 } : one));
  const added = { kind, message, stack, reference, count: 1 };
  if (traces.length < maxTraces) return [...traces, added];
  const least = traces.reduce((rarest, one) => (one.count <= rarest.count ? one : rarest));
  return [...traces.filter((one) => one !== least), added];
}

/** A message without possible personal data: addresses, e-mails, and numbers as long as a phone or account number. */
export function scrubbed(message: string): string {
  return message
    .slice(0, maxMessage)
    .replace(/\S+@\S+/g, "…")
    .replace(/https?:\/\/\S+/g, "…")
    .replace(/[A-Z0-9]*\d{4}[A-Z0-9]*/gi, "…")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ");
}
