import type { FieldStatus } from "./field-status";

/** Kinds of failure of an area that had already been loaded: its load is counted. */
const afterLoad: readonly string[] = ["chunk", "render"];

/** How often browsers attempted to load a version; each attempt counts once, whether it failed before or after loading. */
export function attempts({ loaded, failed, kinds }: FieldStatus): number {
  const later = afterLoad.reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0);
  return Math.max(failed, loaded + failed - later);
}
