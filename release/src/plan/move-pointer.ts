import { hasCode } from "../store/error-code";
import { assertValid } from "../store/expiry";
import { emptySet, type LiveSet, laneOf, type Revision, withLane } from "../store/live-set";
import { manifestSumsOf } from "../store/manifest-sums";
import { PointerMoved, type ReleaseStore } from "../store/release-store";
import { checkMenus } from "./gate/check-menus";
import { checkSet, type Objection } from "./gate/check-set";
import { type ComposedSet, composeSet } from "./set/composed-set";
import { readableSet } from "./set/readable-set";

/** Who moves the pointer, and why: both are part of the history. */
export interface Author {
  readonly who: string;
  readonly why: string;
}

/** A step of the pointer: its name in the history, and the set it makes of the present one. */
export interface Step {
  readonly action: string;
  /** Taken when something is wrong: it is not refused for a menu or for somebody's trial, which ends instead. */
  readonly isRescue?: boolean;
  /** @throws StepRefused when the step makes no sense on this set. */
  change(live: LiveSet): LiveSet;
}

/** The step makes no sense on the set as it is: nothing to go back to, a paused lane, an unknown version. */
export class StepRefused extends Error {
  override readonly name = "StepRefused";
}

/** The set that the step makes would not work; nothing was written. */
export class PromotionRefused extends Error {
  override readonly name = "PromotionRefused";
  readonly objections: readonly Objection[];

  constructor(objections: readonly Objection[]) {
    super(objections.map(({ unit, reason }) => `${unit}: ${reason}`).join("\n"));
    this.objections = objections;
  }
}

/** Two people may move different lanes at once; after this many lost races something else is wrong. */
const maxTries = 60;

export interface Planned {
  readonly before: Revision | null;
  readonly live: LiveSet;
  readonly changes: boolean;
  /** Manifests of the set that were missing or changed before the step, by their path in the store: not its fault, and no reason against it. */
  readonly damaged: readonly string[];
}

/**
 * What a step would do now, gate included, without writing anything. What it makes live has to be readable; what was damaged
 * before, elsewhere or behind it, is told and stops nobody: least of all a rescue. @throws like movePointer
 */
export async function planStep(store: ReleaseStore, step: Step, now = new Date()): Promise<Planned> {
  const before = await store.readLatest();
  assertValid(before, now);
  const current = before?.live ?? emptySet;
  const wanted = step.change(current);
  if (before !== null && JSON.stringify(wanted) === JSON.stringify(current))
    return { before, live: wanted, changes: false, damaged: [] };

  const { damaged } = await readableSet(store, wanted, before?.manifests);
  for (const { unit, version, error } of damaged)
    if (!servedIn(current, unit).includes(version) && servedIn(wanted, unit).includes(version))
      await fromStore(Promise.reject(error));
  const composed: Compose = async (set) =>
    composeSet(store, (await readableSet(store, set, before?.manifests)).set, before?.manifests);
  const live = step.isRescue ? await withoutMisfits(wanted, composed) : wanted;
  const set = await composed(live);
  const misfits = (one: ComposedSet) => (one.shell || !live.shell ? checkSet(one) : [unreadableShell]);
  const objections = step.isRescue
    ? await newIn(misfits, set, composed, current)
    : [...misfits(set), ...(await newIn(checkMenus, set, composed, current))];
  if (objections.length > 0) throw new PromotionRefused(objections);
  return { before, live, changes: true, damaged: damaged.map(({ file }) => file) };
}

const unreadableShell: Objection = {
  unit: "shell",
  reason:
    "the manifest of the live shell is missing or changed, so nothing can be compared with it: roll it back first",
};

/** What people get of a unit, fall-backs aside. */
function servedIn(set: LiveSet, unit: string): (string | undefined)[] {
  const lane = laneOf(set, unit);
  return [lane?.version, lane?.canary?.version];
}

type Compose = (set: LiveSet) => Promise<ComposedSet>;

/** The set without the trials that it does not fit. */
async function withoutMisfits(live: LiveSet, composed: Compose): Promise<LiveSet> {
  const misfits = new Set(checkSet(await composed(live)).flatMap(({ trials = [] }) => trials));
  if (misfits.size === 0) return live;
  const fewer = [...misfits].reduce((set, area) => {
    const { canary: _, ...lane } = laneOf(set, area) ?? { version: "", past: [] };
    return withLane(set, area, lane);
  }, live);
  return withoutMisfits(fewer, composed);
}

/** What was so before the step is no reason against it: a step elsewhere must not wait for its repair. */
async function newIn(
  check: (set: ComposedSet) => readonly Objection[],
  set: ComposedSet,
  composed: Compose,
  current: LiveSet,
): Promise<Objection[]> {
  const found = check(set);
  if (found.length === 0) return [];
  const known = new Set(check(await composed(current)).map(({ reason }) => reason));
  return found.filter(({ reason }) => !known.has(reason));
}

/** What a step reads of the versions it names. @throws StepRefused when one was never published, or pruned since. */
export async function fromStore<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
    const words = error instanceof Error ? error.message : String(error);
    throw new StepRefused(
      `A version of this step is not in the store: publish it, or take one of the history (${words})`,
    );
  }
}

/**
 * Moves the pointer by one step: composes the set as it would be, checks it, then one atomic compare-and-swap. When another
 * process moved the pointer meanwhile, everything is done again on the new set, so nothing of the other is lost.
 *
 * @returns the new revision, or the present one when the step changes nothing.
 * @throws StepRefused, PromotionRefused, ManifestChanged; PointerExpired when the present step is too old to build on;
 *   PointerMoved when the race cannot be won.
 */
export async function movePointer(
  store: ReleaseStore,
  step: Step,
  { who, why }: Author,
  clock = () => new Date(),
): Promise<Revision> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const now = clock();
    const { before, live, changes } = await planStep(store, step, now);
    if (before && !changes) return before;
    const revision: Revision = {
      revision: (before?.revision ?? 0) + 1,
      at: now.toISOString(),
      who,
      why,
      action: step.action,
      live,
      manifests: await manifestSumsOf(store, live, before?.manifests ?? {}),
      ...(before?.revokedPermits && { revokedPermits: before.revokedPermits }),
    };
    try {
      return await store.append(revision);
    } catch (error) {
      if (!(error instanceof PointerMoved)) throw error;
    }
  }
  throw new PointerMoved(`The pointer moved ${maxTries} times meanwhile; nothing was written`);
}
