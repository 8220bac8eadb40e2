import { read } from "@mandi/shared/contract/read";
import { IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { Object as ObjectOf } from "typebox";
import { contentSum, copiesOf } from "./files/compressed-copies";
import { sha384 } from "./files/sha384";
import { isDamage } from "./manifest-sums";
import { manifestFileOf, type ReleaseStore, versionPath } from "./release-store";
import type { SignedStore } from "./signature/signed-store";

/** What every manifest has. */
const Described = ObjectOf({ integrity: IntegrityMap });

/** What is read of a store here. */
type Files = Pick<ReleaseStore, "readFile">;
type SignedFiles = Pick<SignedStore, "readFile" | "wasPublished">;

/** Files of one version that are missing or do not match their hash, compressed copies included: browsers get those. */
export async function damagedIn(
  store: Files,
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

/** Whether every file of a stored version is what its own manifest says: a power cut or a damaged disk may leave less. */
export async function isWhole(store: Files, unit: string, version: string): Promise<boolean> {
  try {
    const manifest = JSON.parse((await store.readFile(unit, version, manifestFileOf(unit))).toString("utf8"));
    return (await damagedIn(store, unit, version, read(Described, manifest).integrity)).length === 0;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

/** Whether a version stands in the store as it was published, with its signature: a program may be killed between the two. */
export async function isPublished(store: SignedFiles, unit: string, version: string): Promise<boolean> {
  if (!(await isWhole(store, unit, version))) return false;
  return store.wasPublished(unit, version, sha384(await store.readFile(unit, version, manifestFileOf(unit))));
}

async function readIfThere(store: Files, unit: string, version: string, file: string): Promise<Buffer | null> {
  try {
    return await store.readFile(unit, version, file);
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  }
}
