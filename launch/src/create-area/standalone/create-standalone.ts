import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { kitManifest } from "@mandi/area-kit/kit-manifest";
import { parse, stringify } from "yaml";
import { namesOf } from "../area-files";
import { AreaRefused } from "../create-area";
import { makeKit } from "./make-kit";
import { kitFolder, standaloneFiles, standalonePackage } from "./standalone-files";
import { standaloneLock } from "./standalone-lock";

/**
 * Writes a repository with one area that needs nothing from this checkout: it contains the packed kit, and its lock file
 * names the versions that the product is tested with.
 *
 * @throws AreaRefused when the name is invalid or the folder is not empty
 */
export async function createStandalone(checkout: string, folder: string, name: string): Promise<void> {
  const names = namesOf(name);
  if (typeof names === "string") throw new AreaRefused(names);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new AreaRefused(`${folder} is not empty.`);
  const kit = await makeKit(checkout, join(folder, kitFolder));
  const integrity = `sha512-${createHash("sha512").update(readFileSync(kit)).digest("base64")}`;
  const file = basename(kit);
  const asked = standalonePackage(file);
  const { version, dependencies, peerDependencies, peerDependenciesMeta } = kitManifest();
  const packed = { file, integrity, version, dependencies, peerDependencies, peerDependenciesMeta };
  const read = (path: string) => readFileSync(join(checkout, path), "utf8");
  const files = {
    ...standaloneFiles(names, asked),
    "pnpm-workspace.yaml": settings(read("pnpm-workspace.yaml")),
    "pnpm-lock.yaml": standaloneLock(read("pnpm-lock.yaml"), asked, packed),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The same package policy as here: minimum age, install scripts, Node version. */
function settings(workspace: string): string {
  const {
    packages: _,
    catalog: __,
    catalogMode: ___,
    onlyBuiltDependencies: ____,
    ...rest
  } = parse(workspace) as Record<string, unknown>;
  return stringify(rest);
}
