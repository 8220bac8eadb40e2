import { type ReleaseState, unitStateOf, withUnitState } from "../../store/release-state";
import { checkSet } from "./check-set";
import { type CheckedStep, type Compose, misfits, newSince } from "./check-step";

/**
 * Checks a step that is taken because something is wrong: a roll-back, a pause, the kill switch, a quarantine. It may not
 * make anything worse, but is not held up by what was wrong before: trials that no longer fit end, and menus are not
 * checked.
 */
export async function checkRescue(current: ReleaseState, wanted: ReleaseState, compose: Compose): Promise<CheckedStep> {
  const live = await withoutMisfits(wanted, compose);
  const objections = await newSince(current, await compose(live), (set) => misfits(set, live), compose);
  return { live, objections };
}

/** The set without the trials that do not fit it. */
async function withoutMisfits(live: ReleaseState, compose: Compose): Promise<ReleaseState> {
  const areas = new Set(checkSet(await compose(live)).flatMap(({ trials = [] }) => trials));
  if (areas.size === 0) return live;
  const fewer = [...areas].reduce((set, area) => {
    const state = unitStateOf(set, area);
    if (!state) return set;
    const { canary: _, ...rest } = state;
    return withUnitState(set, area, rest);
  }, live);
  return withoutMisfits(fewer, compose);
}
