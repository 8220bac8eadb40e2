import {
  Array as ArrayOf,
  Integer,
  Null,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  Tuple,
  Union,
} from "typebox";

const Bytes = Union([Integer(), Null()]);

/** A file that exists in only one of two versions or differs between them; bytes are null where it is missing. */
export const FileDifference = ObjectOf({ file: StringOf(), from: Bytes, to: Bytes });
export type FileDifference = Static<typeof FileDifference>;

/** The differences between two versions of a unit, the older one first. */
export const VersionDifference = ObjectOf({
  /** Version of the shell's contract that each was built against, or offers. */
  contract: Tuple([StringOf(), StringOf()]),
  /** Bytes of all files, uncompressed. */
  bytes: Tuple([Integer(), Integer()]),
  files: ArrayOf(FileDifference),
  /** Addresses of pages. */
  routesAdded: ArrayOf(StringOf()),
  routesRemoved: ArrayOf(StringOf()),
});
export type VersionDifference = Static<typeof VersionDifference>;

/** The output of `release compare --json`. */
export const CompareAnswer = ObjectOf({
  unit: StringOf(),
  from: StringOf(),
  to: StringOf(),
  ...VersionDifference.properties,
});
export type CompareAnswer = Static<typeof CompareAnswer>;
