import { seenOf, sees } from "../../plan/token/sight";
import type { ReleaseState, Revision } from "../../store/release-state";

/**
 * The steps of a history that someone with these areas may see: those that changed one of their areas, or every step with
 * `all`.
 */
export function stepsSeen(history: readonly Revision[], areas: readonly string[]): Revision[] {
  if (areas.includes("all")) return [...history];
  const seen = history.map(({ live }) => JSON.stringify(seenOf(live, areas)));
  return history.filter((_step, index) => seen[index] !== (seen[index - 1] ?? JSON.stringify({ areas: {} })));
}

/** A step without what they may not see: other units and their manifests, the tokens, and revoked permits. */
export function stepAsSeen({ tokens: _, ...step }: Revision, areas: readonly string[]): Revision {
  if (areas.includes("all")) return step;
  const { revokedPermits: __, manifests = {}, ...own } = step;
  const named = Object.entries(manifests).filter(([name]) => sees(areas, name.split("@")[0] ?? ""));
  return { ...own, manifests: Object.fromEntries(named), live: seenOf(step.live, areas) };
}

/** Whether a step changed a unit. */
export function changesUnit(before: ReleaseState, after: ReleaseState, unit: string): boolean {
  const [left, right] = [before, after].map((live) => JSON.stringify(seenOf(live, [unit])));
  return left !== right;
}
