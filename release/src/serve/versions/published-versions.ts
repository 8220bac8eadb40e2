import { major } from "semver";
import {
  type ReleaseState,
  type Revision,
  type UnitState,
  unitStatesOf,
  versionName,
  withUnitState,
} from "../../store/release-state";
import type { SignedStore } from "../../store/signature/signed-store";
import { VersionChecks } from "./version-checks";

export type PublishedVersions = ReturnType<typeof publishedVersions>;

/**
 * Makes sure that only what was published is served: each file is checked against its manifest, and the manifest against the
 * signed pointer. Without an area's code or styles the browser falls back by itself; without pictures, fonts and manifests
 * it would not, and without the shell's code nothing can: for those a damaged version is replaced here.
 *
 * @param folder that versions are served from. A version not yet copied there is checked when it is.
 */
export function publishedVersions(store: SignedStore, folder: string) {
  const checks = new VersionChecks(store, folder);
  const complain = complaints();

  /** The unit as it can be served: a damaged version is replaced by the one before it; null when none can be read at all. */
  async function servable(unit: string, unitState: UnitState, wanted: number | null): Promise<UnitState | null> {
    const before = await ofMajor(unit, unitState.past, wanted);
    const candidates = [unitState.version, ...before.toReversed()];
    const { index, isSound } = await choose(checks, unit, candidates);
    const version = candidates[index];
    complain(versionName(unit, unitState.version), isSound && index === 0, version && versionName(unit, version));
    if (version === undefined) return null;
    const { canary, ...rest } = unitState;
    const past = await withReadableEnd(checks, unit, before.slice(0, before.length - index));
    const isTrialSound =
      canary && version === unitState.version && (await checks.soundnessOf(unit, canary.version)) === "sound";
    return { ...rest, version, past, ...(isTrialSound && { canary }) };
  }

  /** Versions of a unit that fit the others of the set: those of another contract major do not, however intact they are. */
  async function ofMajor(unit: string, versions: readonly string[], wanted: number | null): Promise<string[]> {
    const contracts = await Promise.all(versions.map((version) => checks.contractOf(unit, version)));
    return versions.filter((_, index) => {
      const contract = contracts[index];
      return wanted === null || !contract || major(contract) === wanted;
    });
  }

  /** The major of the contract that all live versions share; null when no manifest of them can be read. */
  async function majorOf(live: ReleaseState): Promise<number | null> {
    for (const [unit, { version }] of unitStatesOf(live)) {
      const contract = await checks.contractOf(unit, version);
      if (contract) return major(contract);
    }
    return null;
  }

  return {
    /** The servable set of a revision. */
    async servableSet({ live, manifests = {} }: Revision): Promise<ReleaseState> {
      checks.sums = manifests;
      const wanted = await majorOf(live);
      const unitStates = await Promise.all(
        unitStatesOf(live).map(async ([unit, unitState]) => [unit, await servable(unit, unitState, wanted)] as const),
      );
      return unitStates.reduce<ReleaseState>(
        (set, [unit, unitState]) => (unitState ? withUnitState(set, unit, unitState) : set),
        { areas: {} },
      );
    },

    /** Whether a file was published, and is unchanged since. */
    mayServe: (unit: string, version: string, file: string): Promise<boolean> => checks.mayServe(unit, version, file),
  };
}

/**
 * The index of the first sound version; otherwise of the first with a sound manifest: its damaged files are refused one by
 * one.
 */
async function choose(
  checks: VersionChecks,
  unit: string,
  candidates: readonly string[],
): Promise<{ index: number; isSound: boolean }> {
  let damaged = -1;
  for (const [index, version] of candidates.entries()) {
    const soundness = await checks.soundnessOf(unit, version);
    if (soundness === "sound") return { index, isSound: true };
    if (soundness === "damaged" && damaged < 0) damaged = index;
  }
  return { index: damaged, isSound: false };
}

/** The last one is the browsers' fall-back. */
async function withReadableEnd(checks: VersionChecks, unit: string, past: readonly string[]): Promise<string[]> {
  const last = past.at(-1);
  if (last === undefined || (await checks.soundnessOf(unit, last)) !== "unreadable") return [...past];
  return withReadableEnd(checks, unit, past.slice(0, -1));
}

/** Reports once for each version, not at each check. */
function complaints() {
  const complained = new Set<string>();
  return (live: string, isSound: boolean, served: string | undefined): void => {
    if (isSound) complained.delete(live);
    else if (!complained.has(live)) {
      complained.add(live);
      const instead = served && served !== live ? `${served} is served` : "and there is no sound version to replace it";
      process.stderr.write(`${live} is not what was published, ${instead}. See "release verify".\n`);
    }
  };
}
