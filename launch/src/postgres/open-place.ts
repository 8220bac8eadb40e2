import { chmodSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries";
import { isRoot, type Place } from "./place";
import { openSystemPlace, systemPrograms } from "./system-place";

/**
 * Chooses where the server of a data root lives. For an ordinary user that is the data root itself. Root needs another
 * account for the server, and that account often cannot reach the checkout (root's home is closed), so programs and data
 * then live in a system folder, and the data root only points to it.
 */
export function openPlace(dataRoot: string, binaries: Binaries): Place {
  mkdirSync(dataRoot, { recursive: true });
  const root = realpathSync(dataRoot);
  if (isRoot()) return openSystemPlace(root, binaries);
  chmodSync(root, 0o700);
  return { folder: root, data: join(root, "data"), native: binaries.native };
}

/** A place for a temporary server, in a new folder. */
export function temporaryPlace(folder: string, binaries: Binaries): Place {
  const place = { folder, data: join(folder, "data") };
  return isRoot() ? { ...place, ...systemPrograms(binaries) } : { ...place, native: binaries.native };
}
