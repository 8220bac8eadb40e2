import { readdir } from "node:fs/promises";
import path from "node:path";
import { hasCode } from "../error-code";

export interface ListOptions {
  /** Names of folders not to enter. */
  readonly skip?: readonly string[];
}

/** All files below a folder, relative to it, with forward slashes, sorted. A missing folder has none. */
export async function listFiles(folder: string, { skip = [] }: ListOptions = {}): Promise<string[]> {
  const files: string[] = [];
  await walk("");
  return files.sort();

  async function walk(below: string): Promise<void> {
    for (const entry of await entriesOf(path.join(folder, below))) {
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (!entry.isDirectory()) files.push(name);
      else if (!skip.includes(entry.name)) await walk(name);
    }
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}
