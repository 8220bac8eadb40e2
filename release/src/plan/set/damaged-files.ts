import { damagedIn } from "../../store/damaged-in";
import type { ManifestSums, ReleaseState } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { type ComposedSet, composeSet } from "./composed-set";
import { readableSet } from "./readable-set";

/** Files of a whole set that are missing or do not match their hash, by their path in the store. */
async function damagedFiles(store: ReleaseStore, set: ComposedSet): Promise<string[]> {
  const areas = Object.values(set.areas).flatMap(({ live, previous, canary }) =>
    [live, previous, canary?.manifest].filter((manifest) => manifest !== null && manifest !== undefined),
  );
  const units = [
    ...(set.shell ? [{ unit: "shell", ...set.shell }] : []),
    ...areas.map((manifest) => ({ unit: manifest.name, ...manifest })),
  ];
  return (
    await Promise.all(units.map(({ unit, version, integrity }) => damagedIn(store, unit, version, integrity)))
  ).flat();
}

/** All damaged files of a set, manifests included, by their path in the store. */
export async function damageOf(store: ReleaseStore, live: ReleaseState, sums?: ManifestSums): Promise<string[]> {
  const { set, damaged } = await readableSet(store, live, sums);
  return [...damaged.map(({ file }) => file), ...(await damagedFiles(store, await composeSet(store, set, sums)))];
}
