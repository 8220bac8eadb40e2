import { readFile } from "node:fs/promises";
import path from "node:path";

const importAtOnce = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\bfrom\s+)?["'](?<what>[^"']+)["']/gm;

/**
 * Refuses what `src/area.tsx` imports at once. It lies in the container's entry and runs before the shell has handed over
 * its modules, and nobody would load a style sheet of it: pages come by `import()`, types are free.
 */
export async function assertLazyPages(folder: string): Promise<void> {
  const source = await readFile(path.join(folder, "src/area.tsx"), "utf8");
  const names = [...source.matchAll(importAtOnce)].map(({ groups }) => groups?.["what"]);
  if (names.length > 0)
    throw new Error(`src/area.tsx imports ${names.join(", ")} at once. Load pages with import(), import types only.`);
}
