import { type ReleaseState, unitStatesOf, withUnitState } from "../../store/release-state";

/** Whether someone with these areas may see a unit: their own, or every one with `all`. What is live is public anyway. */
export function sees(areas: readonly string[], unit: string): boolean {
  return areas.includes("all") || areas.includes(unit);
}

/** The units of a set that someone with these areas may see. */
export function seenOf(live: ReleaseState, areas: readonly string[]): ReleaseState {
  return unitStatesOf(live)
    .filter(([unit]) => sees(areas, unit))
    .reduce<ReleaseState>((set, [unit, state]) => withUnitState(set, unit, state), { areas: {} });
}
