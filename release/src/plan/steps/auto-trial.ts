import { type AutoTrial, type Canary, unitStateOf } from "../../store/release-state";
import { startCanary } from "./hold";
import { promotion } from "./promote";
import { type Step, StepRefused } from "./step";

/** The options of an automatic trial. */
export const autoDefaults = { steps: [5, 25, 50], minutes: 30, loads: 50, failures: 2, slower: 20 } as const;

/** Ends a trial that performs worse. */
export function endTrial(area: string, canary: Canary): Step {
  return { ...whileJudged(startCanary(area, canary.version, 0), area, canary), isRescue: true };
}

/** Gives a trial its next share; after the last one the version is live for everybody. */
export function nextShare(area: string, canary: Canary, auto: AutoTrial, loads: number, now: Date): Step {
  const [percent, ...steps] = auto.steps;
  if (percent === undefined) return whileJudged(promotion({ [area]: canary.version }), area, canary);
  const next = { ...auto, steps, since: now.toISOString(), from: loads };
  return whileJudged(startCanary(area, canary.version, percent, next), area, canary);
}

/**
 * Takes the step only while the trial is the one that was judged: a person or another web server may already have taken the
 * next step.
 */
function whileJudged(step: Step, area: string, canary: Canary): Step {
  return {
    ...step,
    change(live) {
      const present = unitStateOf(live, area)?.canary;
      if (JSON.stringify(present) !== JSON.stringify(canary)) throw new StepRefused(`The trial of ${area} has changed`);
      return step.change(live);
    },
  };
}
