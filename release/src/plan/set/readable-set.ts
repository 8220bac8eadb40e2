import { type LiveSet, lanesOf, type ManifestSums, withLane } from "../../store/live-set";
import { checkedManifests, isDamage } from "../../store/manifest-sums";
import { manifestFileOf, type ReleaseStore, versionPath } from "../../store/release-store";

/** A manifest that is missing, cannot be read, or is not the one that was promoted. */
export interface DamagedManifest {
  readonly unit: string;
  readonly version: string;
  /** Its path in the store. */
  readonly file: string;
  readonly error: unknown;
}

/** As much of a set as can be composed. */
export interface ReadableSet {
  /** Without the lanes whose version cannot be read; the other lanes without such a trial and such a fall-back. */
  readonly set: LiveSet;
  readonly damaged: readonly DamagedManifest[];
}

/** Looks at the manifests of what a set serves: live versions, trials and fall-backs. Throws what no version is to blame for. */
export async function readableSet(store: ReleaseStore, live: LiveSet, sums: ManifestSums = {}): Promise<ReadableSet> {
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

  let set: LiveSet = { areas: {} };
  for (const [unit, lane] of lanesOf(live)) {
    const { canary, ...rest } = lane;
    const fallBack = lane.past.at(-1);
    const [isLive, isTrial, isFallBack] = await Promise.all(
      [lane.version, canary?.version, fallBack].map(async (one) => one !== undefined && isReadable(unit, one)),
    );
    if (!isLive) continue;
    set = withLane(set, unit, {
      ...rest,
      past: isFallBack ? lane.past : [],
      ...(canary && isTrial && { canary }),
    });
  }
  return { set, damaged };
}
