import { counted } from "@mandi/shared/format/counted";
import type { VersionTally } from "../../serve/field/tally";
import { type ReleaseState, unitStatesOf, versionName } from "../../store/release-state";

/** The shell is part of every page and does not report loads. */
const isCounted = (unit: string) => unit !== "shell";

/**
 * One line for each version that a step replaces for everybody: how many people have it and for how many of them it fails,
 * as browsers have reported since the web servers started. The same for its replacement, where people have had it.
 */
export function peopleOn(
  before: ReleaseState,
  after: ReleaseState,
  tallies: ReadonlyMap<string, VersionTally>,
): string[] {
  const next = new Map(unitStatesOf(after));
  return unitStatesOf(before)
    .filter(([unit]) => isCounted(unit))
    .flatMap(([unit, { version, canary }]) => {
      const state = next.get(unit);
      const isShut = state !== undefined && state.disabled !== undefined;
      const served = isShut ? [] : [state?.version, state?.canary?.version];
      const left = [version, canary?.version].filter((one) => one !== undefined && !served.includes(one));
      if (left.length === 0) return [];
      const come = isShut || state === undefined || state.version === version ? [] : [state.version];
      const had = come.filter((one) => tallies.has(versionName(unit, one)));
      return [...left, ...had].map((one) => lineOf(versionName(unit, one ?? ""), tallies));
    });
}

function lineOf(name: string, tallies: ReadonlyMap<string, VersionTally>): string {
  const { people = 0, failing = 0 } = tallies.get(name) ?? {};
  if (people === 0) return `${name}: nobody has reported it yet`;
  const failures = failing === 0 ? "it fails for none" : `it fails for ${failing}`;
  return `${name}: ${counted(people, "person", "people")}, ${failures}`;
}
