import { areaFolders } from "../area-folders.cjs";

/** A part of the product that is built and released separately: the shell or an area. */
export type Unit = {
  /** The folder of its package in the checkout. */
  readonly folder: string;
  /** The file that the build writes to describe its output. */
  readonly manifest: string;
};

export const shellUnit: Unit = { folder: "shell", manifest: "shell.json" };

/** The shell and every area. An area is recognised by its declaration, so another one needs no change here. */
export function findUnits(checkout: string): readonly Unit[] {
  const areas = areaFolders(checkout);
  return [shellUnit, ...areas.map((folder) => ({ folder, manifest: "area.json" }))];
}
