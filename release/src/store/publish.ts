import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { areaFaults } from "./area-faults";
import { assertAsBuilt } from "./as-built";
import { DescriptionRefused, readDescription } from "./description";
import { hasCode } from "./error-code";
import { exists } from "./files/exists";
import { isPlainPath } from "./files/plain-path";
import { sha384 } from "./files/sha384";
import { versionName } from "./release-state";
import { manifestFileOf, type ReleaseStore, VersionTaken } from "./release-store";

export interface Published {
  readonly unit: string;
  readonly version: string;
  /** `new` when it was only checked and would be stored. */
  readonly outcome: "stored" | "present" | "new";
  /** SHA-384 of the manifest, which contains those of all files; recorded in the pointer when it is promoted. */
  readonly integrity: string;
  /** Number of files, and their total bytes as built. */
  readonly files: number;
  readonly bytes: number;
}

export interface PublishOptions {
  /** Check everything, but store nothing. */
  readonly isDryRun?: boolean;
  /** The area named by the caller: the output of another one is refused. */
  readonly area?: string;
}

/**
 * Stores a built area from its output folder.
 *
 * @throws VersionTaken; DescriptionRefused for a wrong `area.json`, and when a file does not match it.
 */
export async function publishArea(
  store: ReleaseStore,
  distFolder: string,
  options: PublishOptions = {},
): Promise<Published> {
  const manifest = await readDescription(AreaManifest, distFolder, "area.json");
  const { name } = manifest;
  if (options.area !== undefined && options.area !== name)
    throw new DescriptionRefused(`${distFolder} is the output of ${name}, not of ${options.area}`);
  const faults = areaFaults(manifest);
  if (faults.length > 0) throw new DescriptionRefused(`${path.join(distFolder, "area.json")} ${faults.join("; ")}`);
  return publishUnit(store, manifest.name, manifest, distFolder, options);
}

/** Stores the built shell from its output folder. @throws like publishArea */
export async function publishShell(
  store: ReleaseStore,
  distFolder: string,
  options: PublishOptions = {},
): Promise<Published> {
  const manifest = await readDescription(ShellManifest, distFolder, "shell.json");
  return publishUnit(store, "shell", manifest, distFolder, options);
}

async function publishUnit(
  store: ReleaseStore,
  unit: string,
  { version, integrity }: Pick<AreaManifest, "version" | "integrity">,
  distFolder: string,
  { isDryRun = false }: PublishOptions,
): Promise<Published> {
  const manifestFile = manifestFileOf(unit);
  const files = Object.keys(integrity);
  const isNamed = /^[a-z][a-z0-9-]{1,30}$/.test(unit) && /^[0-9a-f]{16}$/.test(version);
  const stray = files.filter((file) => !isPlainPath(file));
  if (!isNamed || stray.length > 0)
    throw new DescriptionRefused(
      `${manifestFile} names what no build names: ${versionName(unit, version)} ${stray.join(", ")}`,
    );
  await assertAsBuilt(unit, distFolder, integrity);
  const all = [...files, manifestFile];
  const outcome = isDryRun
    ? await wouldBe(store, unit, version, distFolder)
    : await store.putVersion(unit, version, distFolder, all);
  if (!isDryRun) await store.putBeside(unit, version, distFolder, await mapsOf(distFolder, files));
  const sizes = await Promise.all(all.map(async (file) => (await stat(path.join(distFolder, file))).size));
  return {
    unit,
    version,
    outcome,
    integrity: sha384(await readFile(path.join(distFolder, manifestFile))),
    files: all.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** The source maps that the build wrote beside its code. */
export async function mapsOf(distFolder: string, files: readonly string[]): Promise<string[]> {
  const maps = files.filter((file) => file.endsWith(".js")).map((file) => `${file}.map`);
  const found = await Promise.all(maps.map((file) => exists(path.join(distFolder, file))));
  return maps.filter((_file, at) => found[at]);
}

/** A manifest holds the hash of every file: the same manifest is the same version. @throws VersionTaken */
async function wouldBe(store: ReleaseStore, unit: string, version: string, distFolder: string) {
  const file = manifestFileOf(unit);
  try {
    const stored = await store.readFile(unit, version, file);
    if (stored.equals(await readFile(path.join(distFolder, file)))) return "present";
    throw new VersionTaken(`${versionName(unit, version)} is published already with other content (${file}).`);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "new";
    throw error;
  }
}
