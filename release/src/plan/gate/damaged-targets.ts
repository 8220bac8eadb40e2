import { damagedIn } from "../../store/damaged-in";
import { type ReleaseState, unitStateOf, unitStatesOf } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { fromStore } from "../steps/step";
import type { Objection } from "./check-set";

/**
 * Missing or changed files of the versions that a rescue goes back to. A promotion checks its candidates beforehand; a
 * roll-back must not lead from a broken version to one that does not even load.
 *
 * @throws StepRefused when such a version is not in the store.
 */
export async function damagedTargets(
  store: ReleaseStore,
  current: ReleaseState,
  wanted: ReleaseState,
): Promise<Objection[]> {
  const targets = unitStatesOf(wanted).filter(([unit, { version }]) => unitStateOf(current, unit)?.version !== version);
  const found = await Promise.all(
    targets.map(async ([unit, { version }]) => {
      const manifest = unit === "shell" ? store.readShellManifest(version) : store.readAreaManifest(unit, version);
      const { integrity } = await fromStore<{ readonly integrity: Readonly<Record<string, string>> }>(
        unit,
        version,
        manifest,
      );
      const damaged = await damagedIn(store, unit, version, integrity);
      return damaged.map((file) => ({
        unit,
        reason: `${file} is missing or changed: go back to another version (--to)`,
      }));
    }),
  );
  return found.flat();
}
