import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { AreaVersion } from "@mandi/shared/contract/release/release-document";
import { sessionStore } from "@mandi/shared/session";
import { logAreaLoad } from "../diagnostics/area-log";
import { whenIdle } from "../frame/when-idle";
import { bucketOfPage } from "../release/bucket";
import { liveRelease } from "../release/live-release";
import type { LoadFailure } from "./loading/load-failure";
import { stackOf } from "./stack-of";

const references = new WeakMap<LoadFailure, string>();

/** A short name of the failure that the user can read out to support. */
export function referenceOf(failure: LoadFailure): string {
  const known = references.get(failure);
  if (known) return known;
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase();
  references.set(failure, reference);
  return reference;
}

const reported = new WeakSet<LoadFailure>();

/** Reports once that an area could not be shown; nothing is reported while offline. */
export function reportLoadFailure(failure: LoadFailure, durationMs = 0): void {
  if (failure.isOffline || reported.has(failure)) return;
  reported.add(failure);
  send({
    area: failure.area,
    version: failure.version,
    outcome: "failed",
    kind: failure.kind,
    duration_ms: Math.round(durationMs),
    reference: referenceOf(failure),
    message: failure.message.slice(0, 300),
    stack: stackOf(failure.cause ?? failure).slice(0, 2400),
  });
}

/** How long the code of a version took to arrive, until a page of it is shown; by container. */
const arrivals = new Map<string, number>();

export function noteArrival({ container }: AreaVersion, durationMs: number): void {
  arrivals.set(container, Math.round(durationMs));
}

/**
 * Reports once that a version was shown. Prefetched code is not a load: counting it would hide from the field guard how many
 * visitors saw a failure. The report waits for an idle moment: the first screen's calls go first.
 */
export function reportShown(area: string, { container, version }: AreaVersion): void {
  const durationMs = arrivals.get(container);
  if (durationMs === undefined) return;
  arrivals.delete(container);
  const report = { area, version, kind: "", duration_ms: durationMs, reference: "", message: "" } as const;
  whenIdle(() => send({ ...report, outcome: "loaded" }));
}

/** Never blocks and never fails: reporting must not affect the user. */
function send(report: Omit<AreaReport, "revision" | "bucket">): void {
  const { area, version, kind, duration_ms: durationMs, message } = report;
  logAreaLoad({ area, version, kind, durationMs, message });
  const body: AreaReport = { ...report, revision: liveRelease.getState().revision, bucket: bucketOfPage() };
  const address = `${sessionStore.getState().apiUrl}/area-report`;
  navigator.sendBeacon?.(address, new Blob([JSON.stringify(body)], { type: "application/json" }));
}
