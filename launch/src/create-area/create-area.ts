import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { recipe, recipeFile } from "../recipes/recipe";
import { areaFiles, namesOf } from "./area-files";

/** The area could not be created; the message says why. */
export class AreaRefused extends Error {
  override readonly name = "AreaRefused";
}

/**
 * Writes the folder of a new area and the CI recipe that ships it. Nothing else of the checkout changes: workspace, checks,
 * tests, builds and the start find areas by their folder, and the shell learns of them from the release document.
 *
 * @returns the folder's name. @throws AreaRefused
 */
export function createArea(checkout: string, name: string): string {
  const names = namesOf(name);
  if (typeof names === "string") throw new AreaRefused(names);
  const folder = `remote-${names.name}`;
  if (existsSync(join(checkout, folder))) throw new AreaRefused(`${folder} already exists.`);
  const files = Object.entries(areaFiles(names)).map(([file, text]) => [join(folder, file), text] as const);
  for (const [file, text] of [...files, [recipeFile(name), recipe(name)] as const]) {
    const path = join(checkout, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}
