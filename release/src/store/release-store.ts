import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import type { Revision } from "./release-state";

/** What is released together as one immutable directory: the shell or an area. */
export type UnitName = string;

/** A version with this name exists with other content: versions are immutable. */
export class VersionTaken extends Error {
  override readonly name = "VersionTaken";
}

/** Someone else moved the pointer first; read it and decide again. */
export class PointerMoved extends Error {
  override readonly name = "PointerMoved";
}

/** A version in the store. */
export interface StoredVersion {
  readonly unit: UnitName;
  readonly version: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** Where versions and the pointer live. A directory by default; the same interface fits a bucket with conditional writes. */
export interface ReleaseStore {
  /** Stores a built directory. Storing the same content again is not an error. @throws VersionTaken */
  putVersion(unit: UnitName, version: string, folder: string, files: readonly string[]): Promise<"stored" | "present">;
  /** Keeps the signature next to a version's manifest, replacing an older one. */
  putSignature(unit: UnitName, version: string, signature: string): Promise<void>;
  /** Keeps files beside a version that are not part of it and never served, such as source maps. Replaces older ones. */
  putBeside(unit: UnitName, version: string, folder: string, files: readonly string[]): Promise<void>;
  readAreaManifest(area: string, version: string): Promise<AreaManifest>;
  readShellManifest(version: string): Promise<ShellManifest>;
  /** Every version, live or not. */
  listVersions(): Promise<StoredVersion[]>;
  /** Removes a version for good. The caller has made sure that it is not needed. */
  removeVersion(unit: UnitName, version: string): Promise<void>;
  /** Removes what interrupted publications and removals left before this time. @returns its names in the store */
  removeRemains(before: Date): Promise<string[]>;
  readFile(unit: UnitName, version: string, file: string): Promise<Buffer>;
  /** The newest revision, or null before the first. */
  readLatest(): Promise<Revision | null>;
  /** All revisions, oldest first. */
  readHistory(): Promise<Revision[]>;
  /**
   * Adds the next revision: compare-and-swap on its number, all or nothing. @returns the revision as written. @throws
   * PointerMoved
   */
  append(revision: Revision): Promise<Revision>;
}

/** The file of a version that describes all its other files. */
export function manifestFileOf(unit: UnitName): "shell.json" | "area.json" {
  return unit === "shell" ? "shell.json" : "area.json";
}

/** The file next to a manifest whose signature proves that it was published. It is never served. */
export const signatureFile = "manifest.sig";

/** Folder of a version inside the store, and of its address on the web. */
export function versionPath(unit: UnitName, version: string): string {
  return unit === "shell" ? `shell/${version}` : `areas/${unit}/${version}`;
}
