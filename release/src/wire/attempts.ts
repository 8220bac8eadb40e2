import type { FieldStatus } from "./field-status";

/** Kinds of failure of an area that had been loaded: its load is counted already. */
const afterLoad: readonly string[] = ["chunk", "render"];

/** How often browsers tried a version, each try once, whether it failed before it was loaded or after. */
export function attempts({ loaded, failed, kinds }: FieldStatus): number {
  const later = afterLoad.reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0);
  return Math.max(failed, loaded + failed - later);
}
