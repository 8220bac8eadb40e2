import { type Lane, laneOf, withLane } from "../../store/live-set";
import { type Step, StepRefused } from "./step";

/** No promotion of this unit until it is resumed. */
export function pause(unit: string, reason: string): Step {
  return { ...laneStep(`pause ${unit}`, unit, (lane) => ({ ...lane, paused: reason })), isRescue: true };
}

export function resume(unit: string): Step {
  return laneStep(`resume ${unit}`, unit, ({ paused: _, ...lane }) => lane);
}

/** The kill switch, of an area and not of the shell: the area shows its card to everyone, the rest of the product lives on. */
export function disable(area: string, reason: string): Step {
  const shut = (lane: Lane) => {
    if (area === "shell")
      throw new StepRefused(
        "The shell carries every page and cannot be shut. When it is broken: release rollback shell --reason …",
      );
    return { ...lane, disabled: reason };
  };
  return { ...laneStep(`disable ${area}`, area, shut), isRescue: true };
}

export function enable(area: string): Step {
  return laneStep(`enable ${area}`, area, ({ disabled: _, ...lane }) => lane);
}

/** Puts a version on trial for a share of the users; 0 percent ends the trial. */
export function startCanary(area: string, version: string, percent: number): Step {
  return laneStep(`canary ${area}@${version} --percent ${percent}`, area, ({ canary: _, ...lane }) => {
    if (percent === 0) return lane;
    if (area === "shell")
      throw new StepRefused(
        "The shell has no trial: everybody has the same. Promote it, and roll it back when it does not hold.",
      );
    if (lane.paused !== undefined) throw new StepRefused(`${area} is paused (${lane.paused}). Resume it first.`);
    if (lane.quarantined?.includes(version)) throw new StepRefused(`${area}@${version} is quarantined`);
    if (lane.version === version) throw new StepRefused(`${area}@${version} is live for everyone already`);
    return { ...lane, canary: { version, percent } };
  });
}

function laneStep(action: string, unit: string, change: (lane: Lane) => Lane): Step {
  return {
    action,
    change(live) {
      const lane = laneOf(live, unit);
      if (!lane) throw new StepRefused(`Nothing of ${unit} is live`);
      return withLane(live, unit, change(lane));
    },
  };
}
