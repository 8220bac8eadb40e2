import path from "node:path";
import type { IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { openDirectoryStore } from "../../store/directory-store";
import { checkedManifests, isDamage, ManifestChanged } from "../../store/manifest-sums";
import {
  type ManifestSums,
  type ReleaseState,
  type Revision,
  type UnitState,
  unitStatesOf,
  versionName,
  withUnitState,
} from "../../store/release-state";
import { manifestFileOf, versionPath } from "../../store/release-store";
import type { SignedStore } from "../../store/signature/signed-store";
import { fileSums } from "./file-sums";

/** How much of a version is what was published: all of it, all but some files, or not even its manifest. */
type State = "sound" | "damaged" | "unreadable";

export type PublishedVersions = ReturnType<typeof publishedVersions>;

/**
 * Keeps what is served to what was published. The browser checks an area's code and styles by their hash and falls back by
 * itself; it cannot check pictures, fonts and manifests, and without the shell's code nobody is there to fall back. Those are
 * checked here: each by its manifest, and the manifest by the signed pointer.
 *
 * @param folder that versions are served from. A version that was not copied there yet is checked when it is.
 */
export function publishedVersions(store: SignedStore, folder: string) {
  const here = openDirectoryStore(folder);
  const sumOf = fileSums();
  const known = new Map<string, { readonly sum: string; readonly integrity: IntegrityMap }>();
  const signed = new Set<string>();
  const complained = new Set<string>();
  let sums: ManifestSums = {};

  const placeOf = (unit: string, version: string, file: string) => path.join(folder, versionPath(unit, version), file);

  /** The hashes of a version by its manifest. @throws ManifestChanged, or what reading and parsing throw */
  async function integrityOf(unit: string, version: string): Promise<{ isHere: boolean; integrity: IntegrityMap }> {
    const name = versionName(unit, version);
    const sum = await sumOf(placeOf(unit, version, manifestFileOf(unit)));
    if (sum === null) throw new ManifestChanged(`A compressed copy of the manifest of ${name} says something else`);
    const before = known.get(name);
    const isHere = sum !== undefined;
    if (before && before.sum === sum && (sums[name] ?? sum) === sum) return { isHere, integrity: before.integrity };
    const { area, shell } = checkedManifests(isHere ? here : store, sums);
    const { integrity } = await (unit === "shell" ? shell(version) : area(unit, version));
    if (isHere) known.set(name, { sum, integrity });
    return { isHere, integrity };
  }

  /** Whether the signed pointer or the signature made at its publication names this manifest; a folder put there by hand has neither. */
  async function isVouchedFor(unit: string, version: string): Promise<boolean> {
    const name = versionName(unit, version);
    const sum = known.get(name)?.sum;
    if (sum === undefined) return false;
    if (sums[name] !== undefined) return sums[name] === sum;
    const key = `${name} ${sum}`;
    if (!signed.has(key) && (await store.wasPublished(unit, version, sum))) signed.add(key);
    return signed.has(key);
  }

  async function stateOf(unit: string, version: string): Promise<State> {
    try {
      const { isHere, integrity } = await integrityOf(unit, version);
      if (!isHere) return "sound";
      const files = Object.keys(integrity).filter((file) => unit === "shell" || !isCheckedByBrowser(file));
      const found = await Promise.all(files.map((file) => sumOf(placeOf(unit, version, file))));
      return files.every((file, index) => found[index] === integrity[file]) ? "sound" : "damaged";
    } catch (error) {
      if (!isDamage(error)) throw error;
      return "unreadable";
    }
  }

  /** The unit as it can be served: a damaged version gives way to the one before it; null when none can even be read. */
  async function servable(unit: string, unitState: UnitState): Promise<UnitState | null> {
    const candidates = [unitState.version, ...unitState.past.toReversed()];
    const { index, isSound } = await choose(unit, candidates);
    const version = candidates[index];
    complain(versionName(unit, unitState.version), isSound && index === 0, version && versionName(unit, version));
    if (version === undefined) return null;
    const { canary, ...rest } = unitState;
    const past = await withReadableEnd(unit, unitState.past.slice(0, unitState.past.length - index));
    const isTrialSound = canary && version === unitState.version && (await stateOf(unit, canary.version)) === "sound";
    return { ...rest, version, past, ...(isTrialSound && { canary }) };
  }

  /** The place of the first sound version; without one, of the first whose manifest is: its damaged files are refused one by one. */
  async function choose(unit: string, candidates: readonly string[]): Promise<{ index: number; isSound: boolean }> {
    let damaged = -1;
    for (const [index, version] of candidates.entries()) {
      const state = await stateOf(unit, version);
      if (state === "sound") return { index, isSound: true };
      if (state === "damaged" && damaged < 0) damaged = index;
    }
    return { index: damaged, isSound: false };
  }

  /** The last one is what browsers fall back to. */
  async function withReadableEnd(unit: string, past: readonly string[]): Promise<string[]> {
    const last = past.at(-1);
    if (last === undefined || (await stateOf(unit, last)) !== "unreadable") return [...past];
    return withReadableEnd(unit, past.slice(0, -1));
  }

  /** Once for each version, not once for each look. */
  function complain(live: string, isSound: boolean, served: string | undefined): void {
    if (isSound) complained.delete(live);
    else if (!complained.has(live)) {
      complained.add(live);
      const instead = served && served !== live ? `${served} is served` : "and nothing sound is there instead";
      process.stderr.write(`${live} is not what was published, ${instead}. See "release verify".\n`);
    }
  }

  return {
    /** The set of a revision as it can be served. */
    async servableSet({ live, manifests = {} }: Revision): Promise<ReleaseState> {
      sums = manifests;
      const unitStates = await Promise.all(
        unitStatesOf(live).map(async ([unit, unitState]) => [unit, await servable(unit, unitState)] as const),
      );
      return unitStates.reduce<ReleaseState>(
        (set, [unit, unitState]) => (unitState ? withUnitState(set, unit, unitState) : set),
        { areas: {} },
      );
    },

    /** Whether a file is one that was published, and where no browser checks it, whether it still is what was published. */
    async mayServe(unit: string, version: string, file: string): Promise<boolean> {
      try {
        const { integrity } = await integrityOf(unit, version);
        if (!(await isVouchedFor(unit, version))) return false;
        if (file === manifestFileOf(unit)) return true;
        const expected = integrity[file];
        if (expected === undefined || isCheckedByBrowser(file)) return expected !== undefined;
        return (await sumOf(placeOf(unit, version, file))) === expected;
      } catch {
        return false; // Whatever the cause, what cannot be checked is not served.
      }
    },
  };
}

/** Code and styles are asked for with their hash, which the browser compares before it uses them. */
function isCheckedByBrowser(file: string): boolean {
  return /\.(js|css)$/.test(file);
}
