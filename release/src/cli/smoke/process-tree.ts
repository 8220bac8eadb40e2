import { readdir, readFile } from "node:fs/promises";

/** A process and the memory it holds. */
export interface Held {
  readonly pid: number;
  readonly bytes: number;
}

const pageBytes = 4096;

/** A process and all its descendants, from `/proc`; the process alone, with 0 bytes, on a system without it. */
export async function processTree(root: number): Promise<Held[]> {
  const names = await readdir("/proc").catch(() => []);
  const all = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess));
  const known = all.filter((one) => one !== null);
  const tree = known.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...known.filter(({ parent }) => parent === pid));
  return tree.length > 0 ? tree : [{ pid: root, bytes: 0 }];
}

async function readProcess(name: string): Promise<(Held & { readonly parent: number }) | null> {
  // It may have ended since the folder was listed.
  const text = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
  // The program's name is in brackets and may hold anything; what follows are numbers.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  if (fields.length < 22) return null;
  return { pid: Number(name), parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes };
}

/** Kills a process and all its descendants at once. */
export async function killTree(root: number): Promise<void> {
  for (const { pid } of await processTree(root)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has already ended.
    }
  }
}
