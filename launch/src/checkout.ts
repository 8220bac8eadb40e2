import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that holds the workspace file, found upwards from where the command runs: every package may ask. */
export function findCheckout(from: string = process.cwd()): string {
  let folder = from;
  while (!existsSync(join(folder, "pnpm-workspace.yaml"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No Mandi checkout at ${from} or above it.`);
    folder = parent;
  }
  return folder;
}
