import { type PlannedStep, planStep } from "../../plan/plan-step";
import { PromotionRefused, type Step } from "../../plan/steps/step";
import { writeStep } from "../../plan/write-step";
import { emptyState } from "../../store/release-state";
import type { StepAnswer } from "../../wire/step-answer";
import type { CommandContext, CommandResult } from "../command";
import { describeChange } from "./describe-change";
import { peopleOn } from "./people-on";

/**
 * Takes a planned step, or with `--dry-run` says what it would do. `damagedFiles` are those that the gate found in other
 * units.
 *
 * @throws PromotionRefused with the objections of the plan, also in a dry run.
 */
export async function takeStep(
  planned: PlannedStep,
  why: string,
  { store, who, options, field }: CommandContext,
  damagedFiles: readonly string[] = [],
): Promise<CommandResult> {
  const { step, before, live, changes, objections, damaged } = planned;
  if (objections.length > 0) throw new PromotionRefused(objections);
  if (!changes)
    return { text: "Nothing to do: this is already the case.", data: { changed: false, revision: before?.revision } };
  const lines = describeChange(before?.live ?? emptyState, live);
  const warnings = [...new Set([...damaged, ...damagedFiles])];
  const people = peopleOn(before?.live ?? emptyState, live, await field());
  const told: StepAnswer = { changes: lines, people, warnings };
  const warningLines = warnings.map(
    (file) => `Warning: damaged before this step: ${file}. See "A damaged store" in docs/ops.md.`,
  );
  if (options.dryRun) {
    const text = ["Dry run, nothing was written:", ...lines, ...people, ...warningLines].join("\n");
    return { text, data: { dryRun: true, ...told } };
  }
  const { revision } = await writeStep(store, planned, { who, why });
  return {
    text: [`Revision ${revision}: ${step.action}`, ...lines, ...warningLines].join("\n"),
    data: { changed: true, revision, action: step.action, ...told },
  };
}

/** The same for a step that needs no checks beforehand. */
export async function planAndTake(step: Step, why: string, context: CommandContext): Promise<CommandResult> {
  return takeStep(await planStep(context.store, step), why, context);
}
