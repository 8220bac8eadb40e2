import { readFile } from "node:fs/promises";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";

/** The output of the last build. @throws when there is none */
export async function builtManifest(folder: string): Promise<AreaManifest> {
  const text = await readFile(path.join(folder, "dist/area.json"), "utf8").catch(() => null);
  if (text === null) throw new Error("There is no build: mandi-area build");
  return read(AreaManifest, JSON.parse(text));
}

/** The defaults of an order: the area of this folder and, for a step that needs a version, its last build. */
export async function namedUnits(
  command: string,
  positionals: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  if (positionals.length > 0 || command === "status") return positionals; // Without a build, so that a fresh clone can roll back.
  const { name, version } = await builtManifest(folder);
  return [command === "promote" || command === "canary" ? `${name}@${version}` : name];
}
