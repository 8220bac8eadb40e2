import type { AreaVersion, EarlierVersion, LiveArea } from "./release-document";

/** Why a version was chosen, for the diagnostics panel and `release explain`. */
export type ChoiceReason = "live" | "canary" | "override" | "disabled" | "unreadable";

export interface AreaChoice {
  /** Versions to try, best first; none when operations has closed the area. */
  readonly versions: readonly AreaVersion[];
  /** The last one to try, whose description has to be fetched first. */
  readonly behind: EarlierVersion | null;
  readonly why: ChoiceReason;
}

/** Buckets run from 0 to 99; a person keeps theirs. */
export const bucketCount = 100;

/**
 * Chooses the version of an area for one person: the one they requested, else the version on trial when their bucket is
 * below its percentage, else the live one. The live and the previous version follow as fallbacks. Server, browser and
 * command line all use this function.
 */
export function resolveArea(live: LiveArea, bucket: number, override?: AreaVersion): AreaChoice {
  if (live.disabled) return { versions: [], behind: null, why: "disabled" };
  const behind = live.previous ?? null;
  if (override) return { versions: [override, live], behind, why: "override" };
  if (live.canary && bucket < live.canary.percent) return { versions: [live.canary, live], behind, why: "canary" };
  return { versions: [live], behind, why: "live" };
}
