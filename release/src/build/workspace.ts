import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the checkout: three folders above this file. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");

export function folderOf(packageFolder: string): string {
  return path.join(workspaceRoot, packageFolder);
}

/** The parts of a package.json that the build reads. */
export interface PackageFile {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export async function readPackageFile(folder: string): Promise<PackageFile> {
  return JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as PackageFile;
}
