import { type Lane, laneOf, withLane } from "../../store/live-set";
import { type Step, StepRefused } from "./step";

const cause = "failed in the field";

/** Whether the lane stands as the guard left it: no person has resumed, promoted, rolled back or paused it since. */
export function isHeldByGuard({ paused }: Pick<Lane, "paused">): boolean {
  return paused?.startsWith(`${cause}: `) ?? false;
}

/**
 * The step that takes a version out of service because it failed in the field: out of trial, or back to the version before
 * it. It is never promoted again, and the lane is paused until a person has looked. Only then the guard
 * may take another step there: reports are not signed, and must not walk a lane back version by version.
 */
export function quarantine(area: string, version: string, evidence: string): Step {
  return {
    action: `quarantine ${area}@${version}`,
    isRescue: true,
    change(live) {
      const lane = laneOf(live, area);
      if (!lane) throw new StepRefused(`Nothing of ${area} is live`);
      if (isHeldByGuard(lane))
        throw new StepRefused(`The guard has taken its step with ${area}; the next is a person's`);
      const { canary, ...rest } = lane;
      const quarantined = [...(lane.quarantined ?? []), version];
      const paused = `${cause}: ${evidence}`;
      if (canary?.version === version) return withLane(live, area, { ...rest, quarantined, paused });
      if (lane.version !== version) throw new StepRefused(`${area}@${version} is not live any more`);
      const before = lane.past.at(-1);
      if (before === undefined) throw new StepRefused(`${area} has no version before ${version} to go back to`);
      return withLane(live, area, { ...lane, version: before, past: lane.past.slice(0, -1), quarantined, paused });
    },
  };
}
