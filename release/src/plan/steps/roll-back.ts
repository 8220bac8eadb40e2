import { type UnitState, unitStateOf, withUnitState } from "../../store/release-state";
import { type Step, StepRefused } from "./step";

/**
 * The step that takes a unit back: to a named version, or one step further back each time it is called. It never toggles:
 * the version that is left is not remembered as one to return to. The unit is then paused, so that the next automatic
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
  if (to === state.version) throw new StepRefused(`${unit}@${to} is live already`);
  const index = to === undefined ? state.past.length - 1 : state.past.lastIndexOf(to);
  const version = to ?? state.past[index];
  if (version === undefined) throw new StepRefused(`${unit} has no version before ${state.version} to go back to`);
  // A version that was never live can be named too: then everything before it stays as it was.
  return { ...state, version, past: index >= 0 ? state.past.slice(0, index) : state.past };
}
