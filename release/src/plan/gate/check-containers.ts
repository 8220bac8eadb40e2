import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { versionName } from "../../store/release-state";
import type { ComposedSet } from "../set/composed-set";
import type { Objection } from "./check-set";

/**
 * Two versions whose containers have the same name cannot be in one document: the second script overwrites the first, their
 * loaders share a list of chunks, and a person would get code of both. Each build needs its own name.
 */
export function checkContainers({ areas }: ComposedSet): Objection[] {
  const owners = new Map<string, AreaManifest>();
  const versions = Object.values(areas).flatMap(({ live, previous, canary }) => [
    ...(previous ? [previous] : []),
    live,
    ...(canary ? [canary.manifest] : []),
  ]);
  return versions.flatMap((manifest) => {
    const { name, version, container } = manifest;
    const owner = owners.get(container) ?? manifest;
    owners.set(container, owner);
    if (owner.name === name && owner.version === version) return [];
    const other = versionName(owner.name, owner.version);
    const reason = `the container of ${version} is called ${container}, like that of ${other}: give each build its own name`;
    return [{ unit: name, reason }];
  });
}
