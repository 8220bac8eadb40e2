import { packKit } from "@mandi/area-kit/pack-kit";
import { buildUnit } from "../../build/build-units";
import { shellUnit } from "../../build/units";

/**
 * Packs the kit with the shell built from its present sources.
 *
 * @returns the tarball's path
 * @throws with the message of what could not be built or packed
 */
export async function makeKit(checkout: string, folder: string): Promise<string> {
  await buildUnit(checkout, shellUnit, { onBegin: () => undefined, onDone: () => undefined });
  return packKit(folder);
}
