import { createHash } from "node:crypto";
import type { IntegrityMap } from "@mandi/shared/contract/area-manifest";
import type { ComposedSet } from "../compose/composed-set";
import { hasCode } from "../store/error-code";
import { type ReleaseStore, versionPath } from "../store/release-store";

/** Files of a whole set that are missing or do not match their hash, by their path in the store. */
export async function damagedFiles(store: ReleaseStore, set: ComposedSet): Promise<string[]> {
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

/** Files of one version that are missing or do not match their hash. */
export async function damagedIn(
  store: ReleaseStore,
  unit: string,
  version: string,
  integrity: IntegrityMap,
): Promise<string[]> {
  const damaged: string[] = [];
  for (const [file, expected] of Object.entries(integrity)) {
    if ((await hashOf(store, unit, version, file)) !== expected) damaged.push(`${versionPath(unit, version)}/${file}`);
  }
  return damaged;
}

async function hashOf(store: ReleaseStore, unit: string, version: string, file: string): Promise<string | null> {
  try {
    return `sha384-${createHash("sha384")
      .update(await store.readFile(unit, version, file))
      .digest("base64")}`;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
