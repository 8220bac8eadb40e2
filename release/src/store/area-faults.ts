import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { valid, validRange } from "semver";

/** Faults of a description that has the right form: files without a hash, and versions that cannot be compared. */
export function areaFaults({ contract, api, entry, files, routes, requires, integrity }: AreaManifest): string[] {
  const needed = new Set([entry, ...files, ...routes.flatMap((route) => route.files)]);
  const unchecked = [...needed].filter((file) => integrity[file] === undefined);
  const ranges = { api, ...requires };
  const wrongRanges = Object.entries(ranges).filter(([, range]) => validRange(range) === null);
  return [
    ...(unchecked.length > 0 ? [`has no integrity for ${unchecked.join(", ")}`] : []),
    ...(valid(contract) === null ? [`says contract ${contract}, which is no version`] : []),
    ...wrongRanges.map(([name, range]) => `asks for ${name} ${range}, which is no range of versions`),
  ];
}
