import type { ReleaseState, UnitState } from "../../store/release-state";

/** The difference between two sets, a line per unit that changes; empty when none does. */
export function describeChange(before: ReleaseState, after: ReleaseState): string[] {
  const units = ["shell", ...new Set([...Object.keys(before.areas), ...Object.keys(after.areas)])];
  return units.flatMap((unit) => {
    const [left, right] = [before, after].map((set) => describeUnit(unit === "shell" ? set.shell : set.areas[unit]));
    return left === right ? [] : [`${unit.padEnd(14)} ${left}  →  ${right}`];
  });
}

function describeUnit(state: UnitState | undefined): string {
  if (!state) return "nothing";
  const marks = [
    state.canary && `${state.canary.percent}% on ${state.canary.version}`,
    state.paused !== undefined && "paused",
    state.disabled !== undefined && "disabled",
  ].filter((mark) => typeof mark === "string");
  return [state.version, ...marks].join(", ");
}
