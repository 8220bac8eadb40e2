import { open, readdir } from "node:fs/promises";
import path from "node:path";

/** Flushes a file, or the names in a folder, to disk, so that a power cut leaves them as they are now. */
async function flush(place: string): Promise<void> {
  const handle = await open(place, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder with everything in it. */
export async function flushAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  await Promise.all(entries.map((entry) => flush(path.join(entry.parentPath, entry.name))));
  await flush(folder);
}

/** Flushes the names on the way from a folder to a file or folder in it. */
export async function flushNames(root: string, place: string): Promise<void> {
  const folder = path.dirname(place);
  await flush(folder);
  if (folder !== root && folder.startsWith(root)) await flushNames(root, folder);
}
