import type { LoadFailureKind } from "@mandi/shared/contract/release/area-report";
import { createStore } from "zustand";

/** One load of an area's code in this tab. */
export interface AreaLogEntry {
  readonly area: string;
  readonly version: string;
  readonly kind: LoadFailureKind | "";
  readonly durationMs: number;
  readonly message: string;
}

/** What happened in this tab, oldest first; for the diagnostics panel. */
export const areaLog = createStore<readonly AreaLogEntry[]>(() => []);

const maxEntries = 200;

export function logAreaLoad(entry: AreaLogEntry): void {
  areaLog.setState([...areaLog.getState(), entry].slice(-maxEntries), true);
}
