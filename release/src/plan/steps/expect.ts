import { type ReleaseState, unitStateOf } from "../../store/release-state";
import { type Step, StepRefused } from "./step";

/** What has to be live for a step to be taken, by unit; null where nothing may be live. */
export type Expected = Readonly<Record<string, string | null>>;

/**
 * Takes the step only on the set that its author has seen. Checked whenever the step is planned, so also after somebody else
 * moved the pointer. A step that has already been taken changes nothing and is not refused.
 */
export function expecting(step: Step, expected: Expected): Step {
  return {
    ...step,
    change(live) {
      const wanted = step.change(live);
      if (JSON.stringify(wanted) !== JSON.stringify(live)) assertAsExpected(live, expected);
      return wanted;
    },
  };
}

function assertAsExpected(live: ReleaseState, expected: Expected): void {
  for (const [unit, version] of Object.entries(expected)) {
    const is = unitStateOf(live, unit)?.version ?? null;
    if (is === version) continue;
    const words = [is, version].map((one) => one ?? "nothing");
    throw new StepRefused(`${unit}: ${words[0]} is live, not ${words[1]} as expected. Check again: release status`);
  }
}
