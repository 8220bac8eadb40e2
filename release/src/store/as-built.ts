import { readFile } from "node:fs/promises";
import path from "node:path";
import type { IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { DescriptionRefused } from "./description";
import { hasCode } from "./error-code";
import { sha384 } from "./files/sha384";

/** @throws DescriptionRefused naming each file of an output that was removed or changed since it was described. */
export async function assertAsBuilt(unit: string, folder: string, integrity: IntegrityMap): Promise<void> {
  const files = Object.keys(integrity);
  const hashes = await Promise.all(files.map((file) => hashOf(path.join(folder, file))));
  const other = files.filter((file, at) => hashes[at] !== integrity[file]);
  if (other.length === 0) return;
  throw new DescriptionRefused(`${unit}: missing or changed since it was built: ${other.join(", ")}. Build it again.`);
}

async function hashOf(file: string): Promise<string | null> {
  try {
    return sha384(await readFile(file));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
