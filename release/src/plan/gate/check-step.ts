import type { ReleaseState } from "../../store/release-state";
import type { ComposedSet } from "../set/composed-set";
import { checkMenus } from "./check-menus";
import { checkSet, type Objection } from "./check-set";

/** Composes those parts of a set that can be read. */
export type Compose = (set: ReleaseState) => Promise<ComposedSet>;

/** The gate's result for a step: the set to write, and the objections. */
export interface CheckedStep {
  readonly live: ReleaseState;
  readonly objections: readonly Objection[];
}

/** Checks the set that a step produces: all of it has to fit, and its menus may be no worse than before. */
export async function checkStep(current: ReleaseState, wanted: ReleaseState, compose: Compose): Promise<CheckedStep> {
  const set = await compose(wanted);
  const objections = [...misfits(set, wanted), ...(await newSince(current, set, checkMenus, compose))];
  return { live: wanted, objections };
}

/** What does not fit in a set; if the shell cannot be read, that is the only objection. */
export function misfits(set: ComposedSet, live: ReleaseState): readonly Objection[] {
  return set.shell || !live.shell ? checkSet(set) : [unreadableShell];
}

const unreadableShell: Objection = {
  unit: "shell",
  reason:
    "the manifest of the live shell is missing or changed, so nothing can be compared with it: roll it back first",
};

/** A fault from before the step is no objection: a step elsewhere must not wait for its repair. */
export async function newSince(
  current: ReleaseState,
  set: ComposedSet,
  check: (set: ComposedSet) => readonly Objection[],
  compose: Compose,
): Promise<Objection[]> {
  const found = check(set);
  if (found.length === 0) return [];
  const known = new Set(check(await compose(current)).map(({ reason }) => reason));
  return found.filter(({ reason }) => !known.has(reason));
}
