import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { satisfies } from "semver";
import type { ComposedSet } from "../set/composed-set";
import { contractMisfit, fitsContract } from "../set/contract-fit";
import { servedSets } from "../set/served-sets";
import { checkContainers } from "./check-containers";
import { checkRoutes } from "./check-routes";

/** A reason why a set may not go live: what does not fit, and in which unit. */
export interface Objection {
  readonly unit: string;
  readonly reason: string;
  /** Areas whose versions on trial cause the misfit. */
  readonly trials?: readonly string[];
}

/**
 * Checks a composed set for consistency: contract, shared ranges, routes and container names. Also checks the sets of people
 * in a trial: a misfit that exists only with the version on trial is attributed to it.
 */
export function checkSet(set: ComposedSet): Objection[] {
  const { shell } = set;
  if (!shell) return [{ unit: "shell", reason: "no shell is live: promote one first or together with the areas" }];
  const [everybody, ...withTrials] = servedSets(set);
  // An area that is shut is never loaded; it keeps its addresses, and has to fit when it is opened again.
  const isOpen = ({ name }: AreaManifest) => !set.areas[name]?.isDisabled;
  const objectionsAmong = (areas: readonly AreaManifest[]) => [
    ...areas.filter(isOpen).flatMap((area) => misfitsOf(area, shell)),
    ...checkRoutes(areas),
  ];
  const found = objectionsAmong(everybody?.areas ?? []);
  const known = new Set(found.map(({ reason }) => reason));
  for (const { areas, trials } of withTrials) {
    for (const { unit, reason } of objectionsAmong(areas)) {
      if (known.has(reason)) continue;
      known.add(reason);
      const own = trials.filter(({ area }) => area === unit);
      const toBlame = own.length > 0 ? own : trials;
      const words = toBlame.map((trial) => trial.words).join("; ");
      found.push({ unit, reason: `${reason} (with ${words})`, trials: toBlame.map(({ area }) => area) });
    }
  }
  return [...found, ...checkContainers(set)];
}

/** Why an area does not run in a shell: its contract, or the ranges of the modules that it needs from the shell. */
export function misfitsOf(area: AreaManifest, { contract, provides }: ShellManifest): Objection[] {
  return [...contractObjections(area, contract), ...rangeObjections(area, provides)];
}

function contractObjections({ name, contract: needed }: AreaManifest, offered: string): Objection[] {
  return fitsContract(needed, offered) ? [] : [{ unit: name, reason: contractMisfit(needed, offered) }];
}

function rangeObjections({ name, requires }: AreaManifest, provides: Readonly<Record<string, string>>): Objection[] {
  return Object.entries(requires).flatMap(([module, range]) => {
    const provided = provides[module];
    if (provided === undefined)
      return [{ unit: name, reason: `needs ${module} ${range}, which the shell does not provide` }];
    return satisfies(provided, range)
      ? []
      : [{ unit: name, reason: `needs ${module} ${range}, the shell provides ${provided}` }];
  });
}
