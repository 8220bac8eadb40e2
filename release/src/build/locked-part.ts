import { mapOf } from "@mandi/shared/contract/map-of";
import { read } from "@mandi/shared/contract/read";
import { Object as ObjectOf, Optional, type Static, String as StringOf, Unknown } from "typebox";
import { parse } from "yaml";

const Asked = Optional(mapOf(ObjectOf({ version: StringOf() })));
const Needed = Optional(mapOf(StringOf()));

/** The parts of pnpm's lock file (version 9) that describe the dependencies of a package. */
const LockFile = ObjectOf({
  importers: mapOf(ObjectOf({ dependencies: Asked, devDependencies: Asked })),
  packages: mapOf(
    ObjectOf({
      resolution: ObjectOf({ integrity: Optional(StringOf()) }),
      peerDependenciesMeta: Optional(mapOf(Unknown())),
    }),
  ),
  snapshots: mapOf(ObjectOf({ dependencies: Needed, optionalDependencies: Needed })),
});
export type LockFile = Static<typeof LockFile>;

/** Reads a lock file's text. @throws ContractError when it is not one of pnpm's, YAMLParseError when it is not even YAML */
export function readLockFile(text: string): LockFile {
  return read(LockFile, parse(text));
}

/**
 * The dependencies of a workspace folder: `name@version` and hash of each package that its `dependencies` lead to, also
 * through other workspace packages, in alphabetical order. Lock files with the same part give the same build.
 *
 * It leaves out `devDependencies`, which serve only tests and editors, optional peers, which are used only where they are
 * installed for another reason, and the packages named in `without`.
 */
export function lockedPart(
  lock: LockFile,
  folder: string,
  { only, without = [] }: { readonly only?: readonly string[]; readonly without?: readonly string[] } = {},
): readonly string[] {
  const found = new Map<string, string>();
  const folders = new Set<string>();
  ofFolder(folder, (name) => only === undefined || only.includes(name));
  return [...found.values()].sort();

  function ofFolder(of: string, isMeant: (name: string) => boolean): void {
    folders.add(of);
    for (const [name, { version }] of Object.entries(lock.importers[of]?.dependencies ?? {})) {
      if (!isMeant(name)) continue;
      if (!version.startsWith("link:")) {
        ofPackage(name, version);
        continue;
      }
      const linked = pathFrom(of, version.slice("link:".length));
      if (linked in lock.importers && !folders.has(linked)) ofFolder(linked, () => true);
    }
  }

  function ofPackage(name: string, version: string): void {
    const id = snapshotId(lock, name, version);
    if (without.includes(name) || found.has(id)) return;
    const exact = withoutPeers(id);
    const { resolution, peerDependenciesMeta = {} } = lock.packages[exact] ?? { resolution: {} };
    found.set(id, `${exact} ${resolution.integrity ?? ""}`);
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[id] ?? {};
    for (const [needed, at] of Object.entries({ ...dependencies, ...optionalDependencies }))
      if (!(needed in peerDependenciesMeta)) ofPackage(needed, at);
  }
}

/** The key of a package in the lock file: an alias (`npm:other@1.0.0`) is locked with the other's name in its version. */
function snapshotId(lock: LockFile, name: string, version: string): string {
  const id = `${name}@${version}`;
  return id in lock.snapshots ? id : version;
}

/** `formik@2.4.9(react@19.3.1)` → `formik@2.4.9`: its peers are not part of its content. */
function withoutPeers(id: string): string {
  return id.replace(/\(.*$/, "");
}

function pathFrom(folder: string, relative: string): string {
  return new URL(relative, `file:///${folder}/`).pathname.slice(1);
}
