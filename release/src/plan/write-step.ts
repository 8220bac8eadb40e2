import { assertValid } from "../store/expiry";
import type { Revision } from "../store/release-state";
import type { ReleaseStore } from "../store/release-store";
import { nextRevision, untilWritten } from "./next-revision";
import { type PlannedStep, planStep } from "./plan-step";
import { type Author, PromotionRefused, type Step } from "./steps/step";

/**
 * Writes a planned step by one atomic compare-and-swap. When another process moved the pointer since it was planned, it is
 * planned again on the new set, so the other's change is kept.
 *
 * @returns the new revision, or the present one when the step changes nothing.
 * @throws PromotionRefused with the objections of the plan; PointerMoved when the race cannot be won; like planStep when it
 *   has to be planned again.
 */
export async function writeStep(
  store: ReleaseStore,
  planned: PlannedStep,
  author: Author,
  clock = () => new Date(),
): Promise<Revision> {
  let plan: PlannedStep | undefined = planned;
  return untilWritten(async () => {
    const now = clock();
    const { step, before, live, changes, manifests, objections } = plan ?? (await planStep(store, planned.step, now));
    plan = undefined;
    assertValid(before, now);
    if (objections.length > 0) throw new PromotionRefused(objections);
    if (before && !changes) return before;
    return store.append({ ...nextRevision(before, step.action, author, now), live, manifests });
  });
}

/** Plans a step and writes it at once. @throws like planStep and writeStep */
export async function movePointer(
  store: ReleaseStore,
  step: Step,
  author: Author,
  clock = () => new Date(),
): Promise<Revision> {
  return writeStep(store, await planStep(store, step, clock()), author, clock);
}
