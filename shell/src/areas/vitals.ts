import { type VitalName, type VitalReport, vitalNames } from "@mandi/shared/contract/vital-report";
import { sessionStore } from "@mandi/shared/session";
import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { bucketOfPage } from "../release/bucket";
import { liveRelease } from "../release/live-release";
import { watchLongTasks } from "./long-tasks";
import { type OnScreen, onScreenAt } from "./on-screen";

/** The fields of a web-vitals metric that the shell reads. */
interface Measure {
  readonly name: string;
  readonly value: number;
  readonly entries: readonly { readonly startTime: number }[];
}

/**
 * Measures the web vitals of pages and reports them by area and version. Loaded late: measuring must not slow down what it
 * measures. The browser has recorded what happened before.
 */
export function watchVitals(): void {
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(report);
  watchLongTasks(onScreenAt, (shown, value) => send(shown, "TBT", value));
}

/** Exported for its test: test browsers paint nothing to measure. */
export function report({ name, value, entries }: Measure): void {
  // Layout shifts and interactions belong to the page they happened on, which need not be the last one.
  const shown = onScreenAt(entries.at(-1)?.startTime ?? 0);
  if (shown && isVital(name)) send(shown, name, value);
}

function send({ area, version }: OnScreen, name: VitalName, value: number): void {
  const { revision } = liveRelease.getState();
  const body: VitalReport = { area, version, revision, bucket: bucketOfPage(), name, value: Math.min(value, 600_000) };
  const address = `${sessionStore.getState().apiUrl}/area-vitals`;
  navigator.sendBeacon?.(address, new Blob([JSON.stringify(body)], { type: "application/json" }));
}

function isVital(name: string): name is VitalName {
  return vitalNames.some((known) => known === name);
}
