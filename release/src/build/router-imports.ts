import { readFile } from "node:fs/promises";
import path from "node:path";
import { routerFacade } from "@mandi/shared/contract/release/router-facade";
import { listFiles } from "../store/files/list-files";

const importOfRouter = /import\s+(?:type\s+)?(?<what>[^;]*?)\s+from\s+["']react-router-dom["']/g;

/**
 * Refuses an import from the router that the shell does not share: it would be `undefined` at run time, without any warning
 * during the build. Types are allowed: they do not exist at run time.
 */
export async function assertRouterImports(folders: readonly string[]): Promise<void> {
  const complaints = (await Promise.all(folders.map(complaintsIn))).flat();
  if (complaints.length > 0)
    throw new Error(`The shell does not share these names of react-router-dom:\n${complaints.join("\n")}`);
}

async function complaintsIn(folder: string): Promise<string[]> {
  const files = (await listFiles(folder, { skip: ["testing"] })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const complaints: string[] = [];
  for (const file of files) {
    const source = await readFile(path.join(folder, file), "utf8");
    for (const { 0: statement, groups } of source.matchAll(importOfRouter)) {
      if (/^import\s+type\s/.test(statement)) continue;
      for (const name of importedNames(groups?.["what"] ?? "")) {
        if (!routerFacade.some((shared) => shared === name)) complaints.push(`  ${name} in ${file}`);
      }
    }
  }
  return complaints;
}

function importedNames(clause: string): string[] {
  const inner = /\{(?<names>[^}]*)\}/.exec(clause)?.groups?.["names"];
  if (inner === undefined) return [clause.trim()]; // A default or namespace import takes the whole router.
  return inner
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("type "))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
}
