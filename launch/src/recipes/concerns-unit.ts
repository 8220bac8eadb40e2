import { commonFiles, commonInputs, lockedInputs, lockFile } from "@mandi/release/public/input-hash";
import { readLockFile } from "@mandi/release/public/locked-part";
import { commonRecipe, folderOfUnit, recipeFile } from "./recipe";

/** The changes between two commits: files by their paths, and the lock file before and after. */
export interface Changed {
  readonly files: readonly string[];
  readonly lockBefore: string;
  readonly lockNow: string;
}

/** Whether an area or the shell has to be rebuilt: something it is built from has changed, or its part of the lock file. */
export function concernsUnit(unit: string, { files, lockBefore, lockNow }: Changed): boolean {
  const folder = folderOfUnit(unit);
  const own = [...commonFiles, commonRecipe, recipeFile(unit)];
  const isInput = (file: string) =>
    own.includes(file) || [folder, ...commonInputs].some((input) => file.startsWith(`${input}/`));
  if (files.some(isInput)) return true;
  if (!files.includes(lockFile)) return false;
  const part = (text: string) => lockedInputs(readLockFile(text), folder).join("\n");
  return part(lockBefore) !== part(lockNow);
}
