import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";

/**
 * The `--json` output of a command that takes a step or, with `--dry-run`, would take it. With nothing to do, neither field
 * is set.
 */
export const StepAnswer = ObjectOf({
  /** A line for each unit that changes. */
  changes: Optional(ArrayOf(StringOf())),
  /** How many people have the versions that the step replaces, and for how many of them they fail: a line for each. */
  people: Optional(ArrayOf(StringOf())),
  /** Files that were damaged before the step. */
  warnings: Optional(ArrayOf(StringOf())),
});
export type StepAnswer = Static<typeof StepAnswer>;
