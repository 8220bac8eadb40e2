import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import { Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";

/** A way in which a version fails: reports of the same kind from the same place are one. */
export const Trace = ObjectOf({
  kind: StringOf(),
  message: StringOf(),
  /** Frames of built files, a line each, innermost first. */
  stack: StringOf(),
  /** Under which a person saw it first, and how many reports there were. */
  reference: StringOf(),
  count: Integer(),
});
export type Trace = Static<typeof Trace>;

/** So many ways of one version: reports come from outside, and the store of them must be bounded. */
const maxTraces = 20;
const maxMessage = 200;

const frame = /^[\w$.<>]{0,40}@(?:areas\/[a-z][a-z0-9-]*|shell(?=\/))\/[0-9a-f]{16}\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/;

/** The traces with one more report; the rarest one makes room for a new one. */
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

/** A message without what could be somebody's: addresses, e-mails, and numbers as long as a phone's or an account's. */
export function scrubbed(message: string): string {
  return message
    .slice(0, maxMessage)
    .replace(/\S+@\S+/g, "…")
    .replace(/https?:\/\/\S+/g, "…")
    .replace(/[A-Z0-9]*\d{4}[A-Z0-9]*/gi, "…")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ");
}
