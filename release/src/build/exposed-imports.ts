import { readFile } from "node:fs/promises";
import path from "node:path";

const importAtOnce = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\bfrom\s+)?["'](?<what>[^"']+)["']/gm;

/**
 * Refuses static imports in `src/area.tsx`. It is part of the container's entry and runs before the shell has provided its
 * modules, and a style sheet imported there would never be loaded. Pages belong in `import()`; type imports are allowed.
 */
export async function assertLazyPages(folder: string): Promise<void> {
  const source = await readFile(path.join(folder, "src/area.tsx"), "utf8");
  const names = [...source.matchAll(importAtOnce)].map(({ groups }) => groups?.["what"]);
  if (names.length > 0)
    throw new Error(`src/area.tsx imports ${names.join(", ")} at once. Load pages with import(), import types only.`);
}
