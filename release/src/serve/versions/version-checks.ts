import path from "node:path";
import type { IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { openDirectoryStore } from "../../store/directory-store";
import { checkedManifests, isDamage, ManifestChanged } from "../../store/manifest-sums";
import { type ManifestSums, versionName } from "../../store/release-state";
import { manifestFileOf, type ReleaseStore, versionPath } from "../../store/release-store";
import type { SignedStore } from "../../store/signature/signed-store";
import { fileSums } from "./file-sums";

/** How much of a version is what was published: all of it, all but some files, or not even its manifest. */
export type Soundness = "sound" | "damaged" | "unreadable";

/** The content of a manifest, and its hash. */
interface Known {
  readonly sum: string;
  readonly integrity: IntegrityMap;
  readonly contract: string;
}

/**
 * Compares the files of versions in a folder with what was published: each file with its manifest, the manifest with its
 * hash.
 */
export class VersionChecks {
  /** The hashes of manifests in the signed pointer. */
  sums: ManifestSums = {};
  readonly #store: SignedStore;
  readonly #folder: string;
  readonly #here: ReleaseStore;
  readonly #sumOf = fileSums();
  readonly #known = new Map<string, Known>();
  readonly #signed = new Set<string>();

  constructor(store: SignedStore, folder: string) {
    this.#store = store;
    this.#folder = folder;
    this.#here = openDirectoryStore(folder);
  }

  async soundnessOf(unit: string, version: string): Promise<Soundness> {
    try {
      const { isHere, integrity } = await this.#manifestOf(unit, version);
      if (!isHere) return "sound";
      const files = Object.keys(integrity).filter((file) => unit === "shell" || !isNoticedByBrowser(file));
      const found = await Promise.all(files.map((file) => this.#fileSum(unit, version, file)));
      return files.every((file, index) => found[index] === integrity[file]) ? "sound" : "damaged";
    } catch (error) {
      if (!isDamage(error)) throw error;
      return "unreadable";
    }
  }

  /** The contract that a version was built against, or offers; null when its manifest cannot be read. */
  async contractOf(unit: string, version: string): Promise<string | null> {
    try {
      return (await this.#manifestOf(unit, version)).contract;
    } catch (error) {
      if (!isDamage(error)) throw error;
      return null;
    }
  }

  /** Whether a file is one that was published, and is unchanged since; this includes code, whatever tool built it. */
  async mayServe(unit: string, version: string, file: string): Promise<boolean> {
    try {
      const { integrity } = await this.#manifestOf(unit, version);
      if (!(await this.#isVouchedFor(unit, version))) return false;
      if (file === manifestFileOf(unit)) return true;
      const expected = integrity[file];
      return expected !== undefined && (await this.#fileSum(unit, version, file)) === expected;
    } catch {
      return false; // What cannot be checked, for whatever reason, is not served.
    }
  }

  /** The parts of a version's manifest that are used. @throws ManifestChanged, or what reading and parsing throw */
  async #manifestOf(unit: string, version: string): Promise<Omit<Known, "sum"> & { readonly isHere: boolean }> {
    const name = versionName(unit, version);
    const sum = await this.#fileSum(unit, version, manifestFileOf(unit));
    if (sum === null) throw new ManifestChanged(`A compressed copy of the manifest of ${name} differs from it`);
    const before = this.#known.get(name);
    const isHere = sum !== undefined;
    if (before && before.sum === sum && (this.sums[name] ?? sum) === sum) return { isHere, ...before };
    const { area, shell } = checkedManifests(isHere ? this.#here : this.#store, this.sums);
    const { integrity, contract } = await (unit === "shell" ? shell(version) : area(unit, version));
    if (isHere) this.#known.set(name, { sum, integrity, contract });
    return { isHere, integrity, contract };
  }

  /**
   * Whether the signed pointer or the signature made at its publication names this manifest; a folder put there by hand has
   * neither of these.
   */
  async #isVouchedFor(unit: string, version: string): Promise<boolean> {
    const name = versionName(unit, version);
    const sum = this.#known.get(name)?.sum;
    if (sum === undefined) return false;
    if (this.sums[name] !== undefined) return this.sums[name] === sum;
    const key = `${name} ${sum}`;
    if (!this.#signed.has(key) && (await this.#store.wasPublished(unit, version, sum))) this.#signed.add(key);
    return this.#signed.has(key);
  }

  #fileSum(unit: string, version: string, file: string) {
    return this.#sumOf(path.join(this.#folder, versionPath(unit, version), file));
  }
}

/** Without code or styles an area falls back in the browser, which reports it; it would not notice other missing files. */
function isNoticedByBrowser(file: string): boolean {
  return /\.(js|css)$/.test(file);
}
