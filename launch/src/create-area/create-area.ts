import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { areaFiles, namesOf } from "./area-files";

/** The area could not be made; the message says why. */
export class AreaRefused extends Error {
  override readonly name = "AreaRefused";
}

/**
 * Writes the folder of a new area. Nothing else of the checkout changes: workspace, checks, tests, builds and the start
 * find areas by their folder, and the shell learns of them from the release document.
 *
 * @returns the folder's name. @throws AreaRefused
 */
export function createArea(checkout: string, name: string): string {
  const names = namesOf(name);
  if (typeof names === "string") throw new AreaRefused(names);
  const folder = `remote-${names.name}`;
  if (existsSync(join(checkout, folder))) throw new AreaRefused(`${folder} is there already.`);
  for (const [file, text] of Object.entries(areaFiles(names))) {
    const path = join(checkout, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}
