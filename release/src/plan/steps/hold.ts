import {
  type AutoTrial,
  retiredStateOf,
  type UnitState,
  unitStateOf,
  versionName,
  withRetiredState,
  withUnitState,
} from "../../store/release-state";
import { type Step, StepRefused } from "./step";

/** No promotion of this unit until it is resumed. */
export function pause(unit: string, reason: string): Step {
  return { ...unitStep(`pause ${unit}`, unit, (state) => ({ ...state, paused: reason })), isRescue: true };
}

/** Also for an area that was retired while it was paused: it can be promoted again only after that. */
export function resume(unit: string): Step {
  const step = unitStep(`resume ${unit}`, unit, ({ paused: _, ...state }) => state);
  return {
    ...step,
    change(live) {
      const held = retiredStateOf(live, unit);
      if (!held) return step.change(live);
      const { paused: _, ...rest } = held;
      return withRetiredState(live, unit, rest);
    },
  };
}

/**
 * The kill switch, for areas and not for the shell: the area shows its card to everyone, the rest of the product keeps
 * working.
 */
export function disable(area: string, reason: string): Step {
  const shut = (state: UnitState) => {
    if (area === "shell")
      throw new StepRefused(
        "The shell carries every page and cannot be shut. When it is broken: release rollback shell --reason …",
      );
    return { ...state, disabled: reason };
  };
  return { ...unitStep(`disable ${area}`, area, shut), isRescue: true };
}

export function enable(area: string): Step {
  return unitStep(`enable ${area}`, area, ({ disabled: _, ...state }) => state);
}

/** Puts a version on trial for a share of the users, and with `auto` for the shares to come; 0 percent ends the trial. */
export function startCanary(area: string, version: string, percent: number, auto?: AutoTrial): Step {
  return unitStep(`canary ${versionName(area, version)} --percent ${percent}`, area, ({ canary: _, ...state }) => {
    if (percent === 0) return state;
    if (area === "shell")
      throw new StepRefused(
        "The shell has no trial: everybody has the same version. Promote it, and roll it back if it fails.",
      );
    if (state.paused !== undefined) throw new StepRefused(`${area} is paused (${state.paused}). Resume it first.`);
    if (state.quarantined?.includes(version)) throw new StepRefused(`${versionName(area, version)} is quarantined`);
    if (state.version === version) throw new StepRefused(`${versionName(area, version)} is already live for everyone`);
    return { ...state, canary: { version, percent, ...(auto && { auto }) } };
  });
}

function unitStep(action: string, unit: string, change: (state: UnitState) => UnitState): Step {
  return {
    action,
    change(live) {
      const state = unitStateOf(live, unit);
      if (!state) throw new StepRefused(`Nothing of ${unit} is live`);
      return withUnitState(live, unit, change(state));
    },
  };
}
