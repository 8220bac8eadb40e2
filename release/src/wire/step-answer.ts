import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";

/** What a command that takes a step says with `--json`, or with `--dry-run` what it would do. Nothing to do: neither field. */
export const StepAnswer = ObjectOf({
  /** A line for each unit that changes. */
  changes: Optional(ArrayOf(StringOf())),
  /** How many people have the versions that the step removes, and for how many of them they fail: a line for each. */
  people: Optional(ArrayOf(StringOf())),
  /** Files that were damaged before the step. */
  warnings: Optional(ArrayOf(StringOf())),
});
export type StepAnswer = Static<typeof StepAnswer>;
