import { expecting } from "../../plan/steps/expect";
import type { Step } from "../../plan/steps/step";
import { type CommandContext, parseExpected } from "../command";

/** The step; with `--expect` it is taken only while that version is live. */
export function asExpected(step: Step, units: readonly string[], usage: string, { options }: CommandContext): Step {
  return options.expect === undefined ? step : expecting(step, parseExpected(options.expect, units, usage));
}
