import { mapOf } from "@mandi/shared/contract/map-of";
import { read } from "@mandi/shared/contract/read";
import { Object as ObjectOf, Optional, type Static, String as StringOf, Unknown } from "typebox";
import { parse, stringify } from "yaml";
import { kitFolder, type StandalonePackage } from "./standalone-files";

const Asked = Optional(mapOf(ObjectOf({ version: StringOf() })));
const Needed = Optional(mapOf(StringOf()));

/**
 * The parts of pnpm's lock file (version 9) that are needed to extract entries; the rest of each entry is kept unchanged.
 */
const Lock = ObjectOf({
  lockfileVersion: StringOf(),
  settings: Unknown(),
  overrides: Optional(Unknown()),
  importers: mapOf(ObjectOf({ dependencies: Asked, devDependencies: Asked })),
  packages: mapOf(Unknown()),
  snapshots: mapOf(Unknown()),
});
const Snapshot = ObjectOf({ dependencies: Needed, optionalDependencies: Needed });
type Lock = Static<typeof Lock>;

/** The packed kit: its file, its hash and its dependencies. */
export interface PackedKit {
  readonly file: string;
  readonly integrity: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: object;
}

/**
 * The lock file of a repository with one area: the versions that the product's workspace has locked, so that a team starts
 * with exactly what the product is tested with, and installs without resolving newer versions.
 *
 * @param text the workspace's lock file
 * @throws when the workspace has not locked a dependency
 */
export function standaloneLock(text: string, asked: StandalonePackage, kit: PackedKit): string {
  const lock = read(Lock, parse(text));
  const locked = versionsOf(lock);
  const kitName = "@mandi/area-kit";
  const kitAt = `file:${kitFolder}/${kit.file}`;
  const resolved = (name: string) => {
    const version = name === kitName ? kitAt : locked.get(name);
    if (version === undefined) throw new Error(`The workspace has no ${name} in its lock file`);
    return version;
  };
  const importer = (wanted: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(wanted).map(([name, specifier]) => [name, { specifier, version: resolved(name) }]),
    );
  const kitNeeds = Object.keys({ ...kit.dependencies, ...kit.peerDependencies }).map((name) => [name, resolved(name)]);
  const kitId = `${kitName}@${kitAt}`;
  const snapshots: Lock["snapshots"] = { ...lock.snapshots, [kitId]: { dependencies: Object.fromEntries(kitNeeds) } };
  const { file: _, integrity, version, dependencies: __, ...told } = kit;
  const kitPackage = { resolution: { integrity, tarball: kitAt }, version, ...told, hasBin: true };

  const reached = reach(
    snapshots,
    Object.keys({ ...asked.dependencies, ...asked.devDependencies }).map((name) => [name, resolved(name)]),
  );
  const packages = { ...lock.packages, [kitId]: kitPackage };
  const exact = new Set([...reached].map((id) => id.replace(/\(.*$/, "")));
  return stringify({
    lockfileVersion: lock.lockfileVersion,
    settings: lock.settings,
    ...(lock.overrides !== undefined && { overrides: lock.overrides }),
    importers: {
      ".": { dependencies: importer(asked.dependencies), devDependencies: importer(asked.devDependencies) },
    },
    packages: Object.fromEntries(Object.entries(packages).filter(([id]) => exact.has(id))),
    snapshots: Object.fromEntries(Object.entries(snapshots).filter(([id]) => reached.has(id))),
  });
}

/** The locked version of each library that any package of the workspace depends on. */
function versionsOf({ importers }: Lock): ReadonlyMap<string, string> {
  const all = Object.values(importers).flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...devDependencies, ...dependencies }),
  );
  return new Map(
    all.filter(([, { version }]) => !version.startsWith("link:")).map(([name, { version }]) => [name, version]),
  );
}

function reach(snapshots: Lock["snapshots"], first: readonly (readonly string[])[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [name = "", version = ""] of first) follow(name, version);
  return found;

  function follow(name: string, version: string): void {
    // An alias is locked with the other's name in its version.
    const id = `${name}@${version}` in snapshots ? `${name}@${version}` : version;
    if (found.has(id)) return;
    found.add(id);
    const { dependencies = {}, optionalDependencies = {} } = read(Snapshot, snapshots[id] ?? {});
    for (const [needed, at] of Object.entries({ ...dependencies, ...optionalDependencies })) follow(needed, at);
  }
}
