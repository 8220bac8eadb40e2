import { type ManifestSums, type ReleaseState, unitStateOf } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { readableSet } from "../set/readable-set";
import { fromStore } from "../steps/step";

/**
 * Manifests of the wanted set that were damaged before the step, by their path in the store. Such damage is reported and
 * blocks no step, least of all a rescue; but what the step itself makes live has to be readable.
 *
 * @throws the damage if the step makes that version live; StepRefused when that version is not in the store.
 */
export async function damageBefore(
  store: ReleaseStore,
  current: ReleaseState,
  wanted: ReleaseState,
  sums: ManifestSums,
): Promise<string[]> {
  const { damaged } = await readableSet(store, wanted, sums);
  for (const { unit, version, error } of damaged) {
    const isNew = servedIn(wanted, unit).includes(version) && !servedIn(current, unit).includes(version);
    if (isNew) await fromStore(unit, version, Promise.reject(error));
  }
  return damaged.map(({ file }) => file);
}

/** The versions of a unit that people get, apart from fall-backs. */
function servedIn(set: ReleaseState, unit: string): (string | undefined)[] {
  const state = unitStateOf(set, unit);
  return [state?.version, state?.canary?.version];
}
