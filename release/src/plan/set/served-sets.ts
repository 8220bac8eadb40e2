import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { versionName } from "../../store/release-state";
import type { ComposedSet } from "./composed-set";

/** The areas as some people have them, and what of it is on trial. */
export interface ServedSet {
  readonly areas: readonly AreaManifest[];
  /** The versions that these people have and the others have not: their area, and in words `seller@9f3c…, on trial for 10%`. */
  readonly trials: readonly { readonly area: string; readonly words: string }[];
}

/**
 * The different sets that people have, the one of everybody first. The person who is in a trial of ten percent is also in one of
 * twenty: there are as many sets as trials of different size, and not one for each combination.
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
