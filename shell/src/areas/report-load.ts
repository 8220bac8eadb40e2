import type { AreaReport } from "@mandi/shared/contract/area-report";
import { sessionStore } from "@mandi/shared/session";
import { logAreaLoad } from "../diagnostics/area-log";
import { bucketOfPage } from "../release/bucket";
import { liveRelease } from "../release/live-release";
import type { LoadFailure } from "./load-failure";

const references = new WeakMap<LoadFailure, string>();

/** A short name of the failure that the user can read out to support. */
export function referenceOf(failure: LoadFailure): string {
  const known = references.get(failure);
  if (known) return known;
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase();
  references.set(failure, reference);
  return reference;
}

/** Tells the server once that an area could not be shown. */
export function reportLoadFailure(failure: LoadFailure, durationMs = 0): void {
  send({
    area: failure.area,
    version: failure.version,
    outcome: "failed",
    kind: failure.kind,
    duration_ms: Math.round(durationMs),
    reference: referenceOf(failure),
    message: failure.message.slice(0, 300),
  });
}

/** Tells the server that an area's code arrived, and how long it took. */
export function reportLoaded(area: string, version: string, durationMs: number): void {
  send({ area, version, outcome: "loaded", kind: "", duration_ms: Math.round(durationMs), reference: "", message: "" });
}

/** Never waits, never fails: what is told here must not cost the user anything. */
function send(report: Omit<AreaReport, "revision" | "bucket">): void {
  const { area, version, kind, duration_ms: durationMs, message } = report;
  logAreaLoad({ area, version, kind, durationMs, message });
  const body: AreaReport = { ...report, revision: liveRelease.getState().revision, bucket: bucketOfPage() };
  const address = `${sessionStore.getState().apiUrl}/area-report`;
  navigator.sendBeacon?.(address, new Blob([JSON.stringify(body)], { type: "application/json" }));
}
