import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { versionName } from "../../store/release-state";
import type { ComposedSet } from "./composed-set";

/** The areas as a group of people has them, and which of them are on trial. */
export interface ServedSet {
  readonly areas: readonly AreaManifest[];
  /** The versions that only these people have, by area, as text: `seller@9f3c…, on trial for 10%`. */
  readonly trials: readonly { readonly area: string; readonly words: string }[];
}

/**
 * The different sets that people have, everybody's first. A person in a trial of ten percent is also in one of twenty, so
 * there is one set for each size of trial and not one for each combination.
 */
export function servedSets({ areas }: ComposedSet): ServedSet[] {
  const shares = Object.values(areas).flatMap(({ canary }) => (canary && canary.percent > 0 ? [canary.percent] : []));
  return [Number.POSITIVE_INFINITY, ...new Set(shares)].map((share) => {
    const members = Object.values(areas).map(({ live, canary }) => {
      const trial = canary && canary.percent >= share ? canary : null;
      return { area: trial?.manifest ?? live, trial };
    });
    const trials = members.flatMap(({ trial }) => trial ?? []);
    return {
      areas: members.map(({ area }) => area),
      trials: trials.map(({ manifest: { name, version }, percent }) => ({
        area: name,
        words: `${versionName(name, version)}, on trial for ${percent}%`,
      })),
    };
  });
}
