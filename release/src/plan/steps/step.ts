import { hasCode } from "../../store/error-code";
import { type ReleaseState, versionName } from "../../store/release-state";
import type { Objection } from "../gate/check-set";

/** Who moves the pointer, and why: both are part of the history. */
export interface Author {
  readonly who: string;
  readonly why: string;
}

/** A step of the pointer: its name in the history, and how it changes the present set. */
export interface Step {
  readonly action: string;
  /** Taken when something is wrong: it is not refused because of a menu or a trial; the trial ends instead. */
  readonly isRescue?: boolean;
  /** The units that it makes live, in an environment that shuts areas which do not fit; elsewhere misfits are objections. */
  readonly shutsMisfitsOf?: readonly string[];
  /** @throws StepRefused when the step does not apply to this set. */
  change(live: ReleaseState): ReleaseState;
}

/** The step does not apply to the set as it is: nothing to go back to, a paused unit, an unknown version. */
export class StepRefused extends Error {
  override readonly name = "StepRefused";
}

/** The resulting set would not work; nothing was written. */
export class PromotionRefused extends Error {
  override readonly name = "PromotionRefused";
  readonly objections: readonly Objection[];

  constructor(objections: readonly Objection[]) {
    super(objections.map(({ unit, reason }) => `${unit}: ${reason}`).join("\n"));
    this.objections = objections;
  }
}

/** The manifest of a version that a step names. @throws StepRefused when it was never published, or pruned since. */
export async function fromStore<Value>(unit: string, version: string, reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
    // Without the path that the error contains: the message may go to another machine.
    const name = versionName(unit, version);
    throw new StepRefused(`${name} is not in the store: publish it, or choose one from release versions ${unit}`);
  }
}
