import { join } from "node:path";

/** The store that `pnpm release` works on as well. */
export function storeFolder(stateFolder: string): string {
  return join(stateFolder, "release");
}
