import { Array as ArrayOf, Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";
import { FieldStatus } from "./field-status";

/** A published version as `release versions --json` lists it. */
export const ListedVersion = ObjectOf({
  unit: StringOf(),
  version: StringOf(),
  /** ISO time. */
  publishedAt: StringOf(),
  /** Its present state: `live`, `on trial for 10%`, `live before`, `was live`, `quarantined`; none for most. */
  is: ArrayOf(StringOf()),
  field: Union([FieldStatus, Null()]),
});
export type ListedVersion = Static<typeof ListedVersion>;

/** Newest first. */
export const VersionsAnswer = ArrayOf(ListedVersion);
export type VersionsAnswer = Static<typeof VersionsAnswer>;
