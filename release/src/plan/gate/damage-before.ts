import { type ManifestSums, type ReleaseState, unitStateOf } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { readableSet } from "../set/readable-set";
import { fromStore } from "../steps/step";

/**
 * Manifests of the wanted set that were damaged before the step, by their path in the store. Such damage, elsewhere or behind
 * the step, is named and stops nobody, least of all a rescue; what the step itself makes live has to be readable.
 *
 * @throws the damage of a version that the step makes live; StepRefused when that version is not in the store.
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

/** What people get of a unit, fall-backs aside. */
function servedIn(set: ReleaseState, unit: string): (string | undefined)[] {
  const state = unitStateOf(set, unit);
  return [state?.version, state?.canary?.version];
}
