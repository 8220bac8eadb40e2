import { ContractError, read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { hasCode } from "./error-code";
import { sha384 } from "./files/sha384";
import { type ManifestSums, type ReleaseState, unitStatesOf, versionName } from "./release-state";
import { manifestFileOf, type ReleaseStore, versionPath } from "./release-store";

/**
 * The manifest of a version is not the one that was promoted: someone bypassed the release plane, or the disk is damaged.
 */
export class ManifestChanged extends Error {
  override readonly name = "ManifestChanged";
}

/** Whether an error means that a version is damaged or missing, and not that its store cannot be reached. */
export function isDamage(error: unknown): boolean {
  if (error instanceof ManifestChanged || error instanceof ContractError || error instanceof SyntaxError) return true;
  return hasCode(error, "ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EIO");
}

/** A manifest with the SHA-384 of its file. */
export type SummedManifest = AreaManifest & { readonly sum: string };

/** Manifests of versions, each checked against what the pointer's signature covers. A version it does not cover passes. */
export function checkedManifests(store: ReleaseStore, sums: ManifestSums) {
  async function checked(unit: string, version: string): Promise<{ readonly json: unknown; readonly sum: string }> {
    const file = manifestFileOf(unit);
    const bytes = await store.readFile(unit, version, file);
    const sum = sha384(bytes);
    const expected = sums[versionName(unit, version)];
    if (expected !== undefined && sum !== expected)
      throw new ManifestChanged(
        `${versionPath(unit, version)}/${file} is not what was promoted. See docs/ops.md, "A damaged store".`,
      );
    return { json: JSON.parse(bytes.toString("utf8")), sum };
  }

  return {
    async area(name: string, version: string): Promise<SummedManifest> {
      const { json, sum } = await checked(name, version);
      return { ...read(AreaManifest, json), sum };
    },
    shell: async (version: string) => read(ShellManifest, (await checked("shell", version)).json),
  };
}

/**
 * The manifest hashes that the pointer records for a set: known ones are taken over, new ones computed from the store, where
 * the gate has just checked them. A past version that was removed has none.
 */
export async function manifestSumsOf(
  store: ReleaseStore,
  set: ReleaseState,
  known: ManifestSums,
): Promise<ManifestSums> {
  const named = unitStatesOf(set).flatMap(([unit, { version, canary, past }]) =>
    [version, canary?.version, ...past].flatMap((one) => (one === undefined ? [] : [{ unit, version: one }])),
  );
  const entries = await Promise.all(
    named.map(async ({ unit, version }) => {
      const name = versionName(unit, version);
      return [name, known[name] ?? (await sumOf(store, unit, version))] as const;
    }),
  );
  return Object.fromEntries(entries.flatMap(([name, sum]) => (sum === null ? [] : [[name, sum] as const])));
}

async function sumOf(store: ReleaseStore, unit: string, version: string): Promise<string | null> {
  try {
    return sha384(await store.readFile(unit, version, manifestFileOf(unit)));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
