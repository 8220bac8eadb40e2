import { Array as ArrayOf, Integer, Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";

/** A way in which a version fails, and its stack with the names and lines of the sources, innermost first. */
export const Failure = ObjectOf({
  kind: StringOf(),
  message: StringOf(),
  stack: ArrayOf(StringOf()),
  /** Under which a person saw it first, and how many reports there were. */
  reference: StringOf(),
  count: Integer(),
});
export type Failure = Static<typeof Failure>;

/** How a version fails, the most frequent way first. */
export const FailingVersion = ObjectOf({
  version: StringOf(),
  /** Who answers for the area, as this version says; null when it does not. */
  owner: Union([StringOf(), Null()]),
  /** Who first gave it to people, by a promotion or a trial; null when the history does not say. */
  madeLiveBy: Union([StringOf(), Null()]),
  failures: ArrayOf(Failure),
});
export type FailingVersion = Static<typeof FailingVersion>;

/** What `release failures --json` says. */
export const FailuresAnswer = ObjectOf({ unit: StringOf(), versions: ArrayOf(FailingVersion) });
export type FailuresAnswer = Static<typeof FailuresAnswer>;
