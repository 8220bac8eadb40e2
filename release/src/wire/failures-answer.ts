import { Array as ArrayOf, Integer, Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";

/** A kind of failure of a version, and its stack with the names and lines of the sources, innermost first. */
export const Failure = ObjectOf({
  kind: StringOf(),
  message: StringOf(),
  stack: ArrayOf(StringOf()),
  /** The reference under which it was first seen, and the number of reports. */
  reference: StringOf(),
  count: Integer(),
});
export type Failure = Static<typeof Failure>;

/** How a version fails, the most frequent kind first. */
export const FailingVersion = ObjectOf({
  version: StringOf(),
  /** The owner of the area, as this version states; null when it does not. */
  owner: Union([StringOf(), Null()]),
  /** Who first released it, by a promotion or a trial; null when the history does not tell. */
  madeLiveBy: Union([StringOf(), Null()]),
  failures: ArrayOf(Failure),
});
export type FailingVersion = Static<typeof FailingVersion>;

/** The output of `release failures --json`. */
export const FailuresAnswer = ObjectOf({ unit: StringOf(), versions: ArrayOf(FailingVersion) });
export type FailuresAnswer = Static<typeof FailuresAnswer>;
