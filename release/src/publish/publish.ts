import { readFile } from "node:fs/promises";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { integrityOf } from "../build/area-files";
import type { ReleaseStore } from "../store/release-store";
import { isPlainPath } from "./plain-path";

export interface Published {
  readonly unit: string;
  readonly version: string;
  readonly outcome: "stored" | "present";
}

/** Stores a built area from its output folder. @throws VersionTaken; or Error when a file is not what `area.json` says. */
export async function publishArea(store: ReleaseStore, distFolder: string): Promise<Published> {
  const manifest = read(AreaManifest, await readJson(path.join(distFolder, "area.json")));
  return publishUnit(store, manifest.name, "area.json", manifest, distFolder);
}

/** Stores the built shell from its output folder. @throws like publishArea */
export async function publishShell(store: ReleaseStore, distFolder: string): Promise<Published> {
  const manifest = read(ShellManifest, await readJson(path.join(distFolder, "shell.json")));
  return publishUnit(store, "shell", "shell.json", manifest, distFolder);
}

async function publishUnit(
  store: ReleaseStore,
  unit: string,
  manifestFile: string,
  { version, integrity }: Pick<AreaManifest, "version" | "integrity">,
  distFolder: string,
): Promise<Published> {
  const files = Object.keys(integrity);
  const isNamed = /^[a-z][a-z0-9-]{1,30}$/.test(unit) && /^[0-9a-f]{16}$/.test(version);
  const stray = files.filter((file) => !isPlainPath(file));
  if (!isNamed || stray.length > 0)
    throw new Error(`${manifestFile} names what no build names: ${unit}@${version} ${stray.join(", ")}`);
  const actual = await integrityOf(distFolder, files);
  const changed = files.filter((file) => actual[file] !== integrity[file]);
  if (changed.length > 0)
    throw new Error(`${unit}: changed since it was built: ${changed.join(", ")}. Build it again.`);
  const outcome = await store.putVersion(unit, version, distFolder, [...files, manifestFile]);
  return { unit, version, outcome };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
