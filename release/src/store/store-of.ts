import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import type { Revision } from "./release-state";
import type { ReleaseStore, StoredVersion } from "./release-store";

/** The part of a store that holds versions. */
export interface StoredVersions {
  /** @param files with the manifest last. @throws VersionTaken when it exists with other content */
  put(unit: string, version: string, folder: string, files: readonly string[]): Promise<"present" | "stored">;
  putSignature(unit: string, version: string, signature: string): Promise<void>;
  putBeside(unit: string, version: string, folder: string, files: readonly string[]): Promise<void>;
  readFile(unit: string, version: string, file: string): Promise<Buffer>;
  list(): Promise<StoredVersion[]>;
  remove(unit: string, version: string): Promise<void>;
  removeRemains(before: Date): Promise<string[]>;
}

/** The part of a store that holds revisions. */
export interface StoredRevisions {
  /** Null while there is none. */
  readLatest(): Promise<Revision | null>;
  readHistory(): Promise<Revision[]>;
  /** @throws PointerMoved when somebody else took the number */
  append(revision: Revision): Promise<Revision>;
}

/** Combines the two parts into a store. */
export function storeOf(versions: StoredVersions, revisions: StoredRevisions): ReleaseStore {
  const readJson = async (unit: string, version: string, file: string): Promise<unknown> =>
    JSON.parse((await versions.readFile(unit, version, file)).toString("utf8"));
  return {
    putVersion: (unit, version, folder, files) => versions.put(unit, version, folder, files),
    putSignature: (unit, version, signature) => versions.putSignature(unit, version, signature),
    putBeside: (unit, version, folder, files) => versions.putBeside(unit, version, folder, files),
    readFile: (unit, version, file) => versions.readFile(unit, version, file),
    listVersions: () => versions.list(),
    removeVersion: (unit, version) => versions.remove(unit, version),
    removeRemains: (before) => versions.removeRemains(before),
    readAreaManifest: async (area, version) => read(AreaManifest, await readJson(area, version, "area.json")),
    readShellManifest: async (version) => read(ShellManifest, await readJson("shell", version, "shell.json")),
    readLatest: () => revisions.readLatest(),
    readHistory: () => revisions.readHistory(),
    append: (revision) => revisions.append(revision),
  };
}
