import { readFile } from "node:fs/promises";
import path from "node:path";
import type { IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { sha384 } from "./sha384";

/** SHA-384 of each file, in the form of the `integrity` attribute. */
export async function integrityOf(folder: string, files: readonly string[]): Promise<IntegrityMap> {
  const entries = await Promise.all(
    files.map(async (file) => [file, sha384(await readFile(path.join(folder, file)))] as const),
  );
  return Object.fromEntries(entries);
}
