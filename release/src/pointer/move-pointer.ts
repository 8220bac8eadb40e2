import { composeSet } from "../compose/composed-set";
import { checkSet, type Objection } from "../gate/check-set";
import { manifestSumsOf } from "../gate/manifest-sums";
import { hasCode } from "../store/error-code";
import { emptySet, type LiveSet, type Revision } from "../store/live-set";
import { PointerMoved, type ReleaseStore } from "../store/release-store";
import { assertValid } from "./expiry";

/** Who moves the pointer, and why: both are part of the history. */
export interface Author {
  readonly who: string;
  readonly why: string;
}

/** A step of the pointer: its name in the history, and the set it makes of the present one. */
export interface Step {
  readonly action: string;
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
}

/** What a step would do now, gate included, without writing anything. @throws like movePointer */
export async function planStep(store: ReleaseStore, step: Step, now = new Date()): Promise<Planned> {
  const before = await store.readLatest();
  assertValid(before, now);
  const current = before?.live ?? emptySet;
  const live = step.change(current);
  const changes = before === null || JSON.stringify(live) !== JSON.stringify(current);
  if (changes) {
    const objections = checkSet(await fromStore(composeSet(store, live, before?.manifests)));
    if (objections.length > 0) throw new PromotionRefused(objections);
  }
  return { before, live, changes };
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
    };
    try {
      return await store.append(revision);
    } catch (error) {
      if (!(error instanceof PointerMoved)) throw error;
    }
  }
  throw new PointerMoved(`The pointer moved ${maxTries} times meanwhile; nothing was written`);
}
