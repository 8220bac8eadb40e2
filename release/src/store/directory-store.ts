import path from "node:path";
import { DirectoryRevisions } from "./directory-revisions";
import { DirectoryVersions } from "./directory-versions";
import type { ReleaseStore } from "./release-store";
import { storeOf } from "./store-of";

/**
 * A store in a directory:
 *
 *     areas/<name>/<version>/…   shell/<version>/…   revisions/00000017.json
 *
 * A revision is a separate file, put in place by a hard link: the link fails when the number is taken, which makes it a
 * compare-and-swap, and a killed process leaves the old pointer or the new one, never half of one.
 */
export function openDirectoryStore(root: string): ReleaseStore {
  return storeOf(new DirectoryVersions(root), new DirectoryRevisions(path.join(root, "revisions")));
}
