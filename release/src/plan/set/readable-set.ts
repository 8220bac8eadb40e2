import { checkedManifests, isDamage } from "../../store/manifest-sums";
import { type ManifestSums, type ReleaseState, unitStatesOf, withUnitState } from "../../store/release-state";
import { manifestFileOf, type ReleaseStore, versionPath } from "../../store/release-store";

/** A manifest that is missing, cannot be read, or is not the one that was promoted. */
export interface DamagedManifest {
  readonly unit: string;
  readonly version: string;
  /** Its path in the store. */
  readonly file: string;
  readonly error: unknown;
}

/** The part of a set that can be composed. */
export interface ReadableSet {
  /** Without units whose version cannot be read, and without unreadable trials and fall-backs of the others. */
  readonly set: ReleaseState;
  readonly damaged: readonly DamagedManifest[];
}

/**
 * Reads the manifests of what a set serves: live versions, trials and fall-backs. Throws errors that are not the fault of a
 * version.
 */
export async function readableSet(
  store: ReleaseStore,
  live: ReleaseState,
  sums: ManifestSums = {},
): Promise<ReadableSet> {
  const manifests = checkedManifests(store, sums);
  const damaged: DamagedManifest[] = [];

  async function isReadable(unit: string, version: string): Promise<boolean> {
    try {
      await (unit === "shell" ? manifests.shell(version) : manifests.area(unit, version));
      return true;
    } catch (error) {
      if (!isDamage(error)) throw error;
      damaged.push({ unit, version, file: `${versionPath(unit, version)}/${manifestFileOf(unit)}`, error });
      return false;
    }
  }

  let set: ReleaseState = { areas: {} };
  for (const [unit, state] of unitStatesOf(live)) {
    const { canary, ...rest } = state;
    const fallBack = state.past.at(-1);
    const [isLive, isTrial, isFallBack] = await Promise.all(
      [state.version, canary?.version, fallBack].map(async (one) => one !== undefined && isReadable(unit, one)),
    );
    if (!isLive) continue;
    set = withUnitState(set, unit, {
      ...rest,
      past: isFallBack ? state.past : [],
      ...(canary && isTrial && { canary }),
    });
  }
  return { set, damaged };
}
