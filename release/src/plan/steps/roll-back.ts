import { type Lane, laneOf, withLane } from "../../store/live-set";
import { type Step, StepRefused } from "./step";

/**
 * The step that takes a unit back: to a named version, or one step further back each time it is called. It never toggles:
 * the version that is left is not remembered as one to return to. The lane is then paused, so that the next automatic
 * promotion does not undo the rescue.
 */
export function rollBack(unit: string, to: string | undefined, reason: string): Step {
  return {
    action: `rollback ${unit}${to ? ` --to ${to}` : ""}`,
    isRescue: true,
    change(live) {
      const lane = laneOf(live, unit);
      if (!lane) throw new StepRefused(`Nothing of ${unit} was ever live`);
      return withLane(live, unit, { ...steppedBack(unit, lane, to), paused: `rolled back: ${reason}` });
    },
  };
}

function steppedBack(unit: string, { canary: _, ...lane }: Lane, to: string | undefined): Lane {
  if (to === lane.version) throw new StepRefused(`${unit}@${to} is live already`);
  const index = to === undefined ? lane.past.length - 1 : lane.past.lastIndexOf(to);
  const version = to ?? lane.past[index];
  if (version === undefined) throw new StepRefused(`${unit} has no version before ${lane.version} to go back to`);
  // A version that was never live can be named too: then everything before it stays as it was.
  return { ...lane, version, past: index >= 0 ? lane.past.slice(0, index) : lane.past };
}
