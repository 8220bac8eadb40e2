import type { AreaManifest } from "@mandi/shared/contract/area-manifest";
import { major, minor, satisfies } from "semver";
import type { ComposedSet } from "../compose/composed-set";

/** One reason why a set may not go live: what does not fit, and whose it is. */
export interface Objection {
  readonly unit: string;
  readonly reason: string;
}

/** Compares a composed set with itself: contract, shared ranges, routes and menus (ARCHITECTURE section 3). */
export function checkSet(set: ComposedSet): Objection[] {
  const areas = Object.values(set.areas).map(({ live }) => live);
  if (!set.shell) return [{ unit: "shell", reason: "no shell is live: promote one first or together with the areas" }];
  const { contract, provides } = set.shell;
  return [
    ...areas.flatMap((area) => contractObjections(area, contract)),
    ...areas.flatMap((area) => rangeObjections(area, provides)),
    ...routeObjections(areas),
  ];
}

function contractObjections({ name, contract: needed }: AreaManifest, offered: string): Objection[] {
  if (major(needed) === major(offered) && minor(needed) <= minor(offered)) return [];
  return [{ unit: name, reason: `was built against shell contract ${needed}, the live shell offers ${offered}` }];
}

function rangeObjections({ name, requires }: AreaManifest, provides: Readonly<Record<string, string>>): Objection[] {
  return Object.entries(requires).flatMap(([module, range]) => {
    const provided = provides[module];
    if (provided === undefined)
      return [{ unit: name, reason: `needs ${module} ${range}, which the shell does not provide` }];
    return satisfies(provided, range)
      ? []
      : [{ unit: name, reason: `needs ${module} ${range}, the shell provides ${provided}` }];
  });
}

/** Two areas with the same route would be decided by chance. */
function routeObjections(areas: readonly AreaManifest[]): Objection[] {
  const owners = new Map<string, string>();
  const objections: Objection[] = [];
  for (const { name, routes } of areas) {
    for (const { path } of routes) {
      const shape = path.replace(/:[A-Za-z]+/g, ":").toLowerCase();
      const owner = owners.get(shape);
      if (owner !== undefined) objections.push({ unit: name, reason: `route ${path} is already a route of ${owner}` });
      else owners.set(shape, name);
    }
  }
  return objections;
}
