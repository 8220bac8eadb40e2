import { movePointer, planStep, type Step } from "../../plan/move-pointer";
import { emptySet } from "../../store/live-set";
import type { CommandContext, CommandResult } from "../command";
import { describeChange } from "./describe-change";

/** Takes a step of the pointer, or with `--dry-run` says what it would do, gate included. `damagedFiles` are those of the set that the gate found beside it. */
export async function takeStep(
  step: Step,
  why: string,
  context: CommandContext,
  damagedFiles: readonly string[] = [],
): Promise<CommandResult> {
  const { store, who, options } = context;
  const { before, live, changes, damaged } = await planStep(store, step);
  const warnings = [...new Set([...damaged, ...damagedFiles])];
  const lines = describeChange(before?.live ?? emptySet, live);
  if (!changes)
    return { text: "Nothing to do: it is so already.", data: { changed: false, revision: before?.revision } };
  const told = warnings.map(
    (file) => `Warning: damaged before this step: ${file}. See "A damaged store" in docs/ops.md.`,
  );
  if (options.dryRun) {
    const text = ["Would do (nothing was written):", ...lines, ...told].join("\n");
    return { text, data: { dryRun: true, changes: lines, warnings } };
  }
  const revision = await movePointer(store, step, { who, why });
  return {
    text: [`Revision ${revision.revision}: ${step.action}`, ...lines, ...told].join("\n"),
    data: { changed: true, revision: revision.revision, action: step.action, changes: lines, warnings },
  };
}
