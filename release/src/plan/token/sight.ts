import { type ReleaseState, unitStatesOf, withUnitState } from "../../store/release-state";

/** Whether someone with these areas reads about a unit: its own, or every one with `all`. What is live is public beside that. */
export function sees(areas: readonly string[], unit: string): boolean {
  return areas.includes("all") || areas.includes(unit);
}

/** The units of a set that someone with these areas reads about. */
export function seenOf(live: ReleaseState, areas: readonly string[]): ReleaseState {
  return unitStatesOf(live)
    .filter(([unit]) => sees(areas, unit))
    .reduce<ReleaseState>((set, [unit, state]) => withUnitState(set, unit, state), { areas: {} });
}
