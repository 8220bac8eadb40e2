import type { IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { contentSum, copiesOf } from "../../store/files/compressed-copies";
import { isDamage } from "../../store/manifest-sums";
import type { ManifestSums, ReleaseState } from "../../store/release-state";
import { type ReleaseStore, versionPath } from "../../store/release-store";
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

/** Files of one version that are missing or do not match their hash, compressed copies included: browsers get those. */
export async function damagedIn(
  store: ReleaseStore,
  unit: string,
  version: string,
  integrity: IntegrityMap,
): Promise<string[]> {
  const damaged = await Promise.all(
    Object.entries(integrity).flatMap(([file, expected]) =>
      copiesOf(file).map(async (copy) => {
        const stored = await readIfThere(store, unit, version, copy);
        const isSound = stored === null ? copy !== file : (await contentSum(copy, stored)) === expected;
        return isSound ? null : `${versionPath(unit, version)}/${copy}`;
      }),
    ),
  );
  return damaged.filter((name) => name !== null);
}

async function readIfThere(store: ReleaseStore, unit: string, version: string, file: string): Promise<Buffer | null> {
  try {
    return await store.readFile(unit, version, file);
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  }
}
