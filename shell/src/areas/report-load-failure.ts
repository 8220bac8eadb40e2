import { sessionStore } from "@mandi/shared/session";
import { liveRelease } from "../release/live-release";
import type { LoadFailure } from "./load-failure";

const reported = new WeakMap<LoadFailure, string>();

/** A short name of the failure that the user can read out to support. Eight characters, not guessable from outside. */
export function referenceOf(failure: LoadFailure): string {
  const known = reported.get(failure);
  if (known) return known;
  const reference = crypto.randomUUID().slice(0, 9).toUpperCase();
  reported.set(failure, reference);
  return reference;
}

/** Tells the server once that an area could not be shown. Never waits, never fails: the user has trouble enough. */
export function reportLoadFailure(failure: LoadFailure): void {
  const body = JSON.stringify({
    reference: referenceOf(failure),
    area: failure.area,
    version: failure.version,
    revision: liveRelease.getState().revision,
    kind: failure.kind,
    message: failure.message.slice(0, 300),
  });
  navigator.sendBeacon?.(
    `${sessionStore.getState().apiUrl}/area-report`,
    new Blob([body], { type: "application/json" }),
  );
}
