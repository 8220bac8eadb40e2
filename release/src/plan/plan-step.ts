import { assertValid } from "../store/expiry";
import { manifestSumsOf } from "../store/manifest-sums";
import { emptyState, type ManifestSums, type ReleaseState, type Revision } from "../store/release-state";
import type { ReleaseStore } from "../store/release-store";
import { checkRescue } from "./gate/check-rescue";
import type { Objection } from "./gate/check-set";
import { type Compose, checkStep } from "./gate/check-step";
import { damageBefore } from "./gate/damage-before";
import { damagedTargets } from "./gate/damaged-targets";
import { withMisfitsShut } from "./gate/shut-misfits";
import { composeSet } from "./set/composed-set";
import { readableSet } from "./set/readable-set";
import type { Step } from "./steps/step";

/** A step as it would be taken now: the resulting revision, and the objections. */
export interface PlannedStep {
  readonly step: Step;
  readonly before: Revision | null;
  /** The resulting set; for a rescue, without the trials that no longer fit. */
  readonly live: ReleaseState;
  readonly changes: boolean;
  /** Why the set would not work. A step with an objection is never written. */
  readonly objections: readonly Objection[];
  /**
   * Manifests that were missing or changed before the step, by their path in the store: not caused by the step, and no
   * objection.
   */
  readonly damaged: readonly string[];
  /** SHA-384 of the manifests of the set as the gate read them. */
  readonly manifests: ManifestSums;
}

/**
 * Computes what a step would do now, including the gate's objections, and writes nothing.
 *
 * @throws StepRefused when the step does not apply now; PointerExpired when the current revision is too old to build on;
 *   ManifestChanged when a version that the step makes live is damaged.
 */
export async function planStep(store: ReleaseStore, step: Step, now = new Date()): Promise<PlannedStep> {
  const before = await store.readLatest();
  assertValid(before, now);
  const current = before?.live ?? emptyState;
  const wanted = step.change(current);
  const known = before?.manifests ?? {};
  if (before !== null && JSON.stringify(wanted) === JSON.stringify(current))
    return { step, before, live: current, changes: false, objections: [], damaged: [], manifests: known };

  const damaged = await damageBefore(store, current, wanted, known);
  const compose: Compose = async (set) => composeSet(store, (await readableSet(store, set, known)).set, known);
  const { live, objections: misfits } = await (step.isRescue ? checkRescue : checkStep)(
    current,
    await withMisfitsShut(wanted, step.shutsMisfitsOf, compose),
    compose,
  );
  const objections = step.isRescue ? [...misfits, ...(await damagedTargets(store, current, live))] : misfits;
  const manifests = objections.length > 0 ? known : await manifestSumsOf(store, live, known);
  return { step, before, live, changes: true, objections, damaged, manifests };
}
