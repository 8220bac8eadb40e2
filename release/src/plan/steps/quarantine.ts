import { type UnitState, unitStateOf, versionName, withUnitState } from "../../store/release-state";
import { type Step, StepRefused } from "./step";

const cause = "failed in the field";

/** Whether the unit is still as the guard left it: no person has resumed, promoted, rolled back or paused it since. */
export function isHeldByGuard({ paused }: Pick<UnitState, "paused">): boolean {
  return paused?.startsWith(`${cause}: `) ?? false;
}

/**
 * The step that takes a version out of service because it failed in the field: out of trial, or back to the version before
 * it. It is never promoted again, and the unit is paused until a person has acted. Only then may the guard take another step
 * there: reports are not signed, and must not be able to walk a unit back version by version.
 */
export function quarantine(area: string, version: string, evidence: string): Step {
  return {
    action: `quarantine ${versionName(area, version)}`,
    isRescue: true,
    change(live) {
      const state = unitStateOf(live, area);
      if (!state) throw new StepRefused(`Nothing of ${area} is live`);
      if (isHeldByGuard(state))
        throw new StepRefused(`The guard has already taken its step on ${area}; the next one is up to a person`);
      const { canary, ...rest } = state;
      const quarantined = [...(state.quarantined ?? []), version];
      const paused = `${cause}: ${evidence}`;
      if (canary?.version === version) return withUnitState(live, area, { ...rest, quarantined, paused });
      if (state.version !== version) throw new StepRefused(`${versionName(area, version)} is not live any more`);
      const before = state.past.at(-1);
      if (before === undefined) throw new StepRefused(`${area} has no version before ${version} to go back to`);
      return withUnitState(live, area, {
        ...state,
        version: before,
        past: state.past.slice(0, -1),
        quarantined,
        paused,
      });
    },
  };
}
