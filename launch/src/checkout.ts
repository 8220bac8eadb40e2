import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder with the workspace file, searched upwards from where the command runs: it may run in any package. */
export function findCheckout(from: string = process.cwd()): string {
  let folder = from;
  while (!existsSync(join(folder, "pnpm-workspace.yaml"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No Mandi checkout at ${from} or above it.`);
    folder = parent;
  }
  return folder;
}
