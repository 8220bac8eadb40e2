import type { Lane, LiveSet } from "../../store/live-set";

/** The difference between two sets, a line per lane that changes; empty when none does. */
export function describeChange(before: LiveSet, after: LiveSet): string[] {
  const units = ["shell", ...new Set([...Object.keys(before.areas), ...Object.keys(after.areas)])];
  return units.flatMap((unit) => {
    const [left, right] = [before, after].map((set) => describeLane(unit === "shell" ? set.shell : set.areas[unit]));
    return left === right ? [] : [`${unit.padEnd(14)} ${left}  →  ${right}`];
  });
}

function describeLane(lane: Lane | undefined): string {
  if (!lane) return "nothing";
  const marks = [
    lane.canary && `${lane.canary.percent}% on ${lane.canary.version}`,
    lane.paused !== undefined && "paused",
    lane.disabled !== undefined && "disabled",
  ].filter((mark) => typeof mark === "string");
  return [lane.version, ...marks].join(", ");
}
