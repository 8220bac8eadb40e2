import { type ReleaseState, type UnitState, unitStateOf, versionName, withUnitState } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { type Step, StepRefused } from "./step";

/**
 * The step that takes a unit back: to a named version, or one step further back each time it is called. It never toggles:
 * the version that is left is not a target of later roll-backs. The unit is then paused, so that the next automatic
 * promotion does not undo the rescue.
 */
export function rollBack(unit: string, to: string | undefined, reason: string): Step {
  return {
    action: `rollback ${unit}${to ? ` --to ${to}` : ""}`,
    isRescue: true,
    change(live) {
      const state = unitStateOf(live, unit);
      if (!state) throw new StepRefused(`Nothing of ${unit} was ever live`);
      return withUnitState(live, unit, { ...steppedBack(unit, state, to), paused: `rolled back: ${reason}` });
    },
  };
}

function steppedBack(unit: string, { canary: _, ...state }: UnitState, to: string | undefined): UnitState {
  if (to === state.version) throw new StepRefused(`${versionName(unit, to)} is live already`);
  const index = to === undefined ? state.past.length - 1 : state.past.lastIndexOf(to);
  const version = to ?? state.past[index];
  if (version === undefined) throw new StepRefused(noWayBack(unit, state.version));
  // A version that is no longer in the list of previous ones can be named too: then that list stays as it was.
  return { ...state, version, past: index >= 0 ? state.past.slice(0, index) : state.past };
}

function noWayBack(unit: string, version: string): string {
  const nothing = `${unit} has no version before ${version} to go back to`;
  return unit === "shell" ? nothing : `${nothing}; to take it away from everybody: release disable ${unit} --reason …`;
}

/**
 * A roll-back needs no smoke and is not subject to the environment's policy: it leads only to what people have had before,
 * live or on trial, and cannot replace a promotion.
 *
 * @throws StepRefused for a version that nobody has had here.
 */
export async function assertWasLive(store: ReleaseStore, unit: string, version: string): Promise<void> {
  const latest = await store.readLatest();
  if (latest && hadBy(latest.live, unit, version)) return; // The usual roll-back needs no look at the history.
  const history = await store.readHistory();
  if (history.some(({ live }) => hadBy(live, unit, version))) return;
  throw new StepRefused(
    `${versionName(unit, version)} was never live here, so it cannot be rolled back to: release promote ${versionName(unit, version)}, after release resume ${unit} when it is paused`,
  );
}

function hadBy(live: ReleaseState, unit: string, wanted: string): boolean {
  const { version, past = [], canary } = unitStateOf(live, unit) ?? {};
  return version === wanted || canary?.version === wanted || past.includes(wanted);
}
