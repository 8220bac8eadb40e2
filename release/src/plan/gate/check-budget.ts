import { gzipSync } from "node:zlib";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { ReleaseStore } from "../../store/release-store";
import { kilobytes } from "../../wire/count";
import type { Objection } from "./check-set";

/** The limit for the code of an area's first page in addition to the shell, compressed. */
const firstPageBytes = 60 * 1024;

/**
 * Refuses an area if one of its pages would load too much code on a first visit. Charts and other parts loaded later do not
 * count.
 */
export async function checkBudget(store: ReleaseStore, manifest: AreaManifest): Promise<Objection[]> {
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string): Promise<number> => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(await store.readFile(manifest.name, manifest.version, file)).length;
    sizes.set(file, size);
    return size;
  };
  const objections: Objection[] = [];
  for (const { path, files } of manifest.routes) {
    let bytes = 0;
    for (const file of [manifest.entry, ...manifest.files, ...files])
      if (file.endsWith(".js")) bytes += await sizeOf(file);
    if (bytes > firstPageBytes) {
      objections.push({
        unit: manifest.name,
        reason: `${path} costs ${kilobytes(bytes)} of compressed code at the first visit, ${kilobytes(firstPageBytes)} are allowed`,
      });
    }
  }
  return objections;
}
