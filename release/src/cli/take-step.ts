import { movePointer, planStep, type Step } from "../pointer/move-pointer";
import { emptySet } from "../store/live-set";
import type { CommandContext, CommandResult } from "./command";
import { describeChange } from "./describe-change";

/** Takes a step of the pointer, or with `--dry-run` says what it would do, gate included. */
export async function takeStep(step: Step, why: string, context: CommandContext): Promise<CommandResult> {
  const { store, who, options } = context;
  const { before, live, changes } = await planStep(store, step);
  const lines = describeChange(before?.live ?? emptySet, live);
  if (!changes)
    return { text: "Nothing to do: it is so already.", data: { changed: false, revision: before?.revision } };
  if (options.dryRun) {
    return { text: ["Would do (nothing was written):", ...lines].join("\n"), data: { dryRun: true, changes: lines } };
  }
  const revision = await movePointer(store, step, { who, why });
  return {
    text: [`Revision ${revision.revision}: ${step.action}`, ...lines].join("\n"),
    data: { changed: true, revision: revision.revision, action: step.action, changes: lines },
  };
}
