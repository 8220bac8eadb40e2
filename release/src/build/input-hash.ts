import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../store/files/list-files";
import { workspaceRoot } from "./workspace";

/** What every build depends on beside its own package: shared source, this preset, and the exact versions. */
export const commonInputs = ["shared/src", "release/src/build", "release/src/store/files"];
export const commonFiles = ["pnpm-lock.yaml", "tsconfig.base.json"];

/**
 * Hash of everything that a package's build reads. Equal inputs give an equal build, so an unchanged package is skipped, and
 * the same source built twice gets the same container name.
 */
export async function inputHash(packageFolder: string): Promise<string> {
  const folders = [packageFolder, ...commonInputs];
  const files = (await Promise.all(folders.map(filesOf))).flat();
  const inputs = [...new Set([...files, ...commonFiles])].filter(isInput).sort();
  const hash = createHash("sha256");
  for (const file of inputs) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(workspaceRoot, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

async function filesOf(folder: string): Promise<string[]> {
  const found = await listFiles(path.join(workspaceRoot, folder), { skip: ["node_modules", "dist", ".cache"] });
  return found.map((file) => `${folder}/${file}`);
}

function isInput(file: string): boolean {
  return !/\.test\.tsx?$|\/testing\/|jest\.config|\.md$/.test(file);
}
