import {
  Array as ArrayOf,
  Integer,
  Object as ObjectOf,
  Optional,
  Record as RecordOf,
  type Static,
  String as StringOf,
} from "typebox";

/** One lane of the pointer: what is live, and what roll-back walks back to, oldest first. */
export const Lane = ObjectOf({
  version: StringOf(),
  past: ArrayOf(StringOf()),
});
export type Lane = Static<typeof Lane>;

/** Which version of the shell and of each area is live. */
export const LiveSet = ObjectOf({ shell: Optional(Lane), areas: RecordOf(StringOf(), Lane) });
export type LiveSet = Static<typeof LiveSet>;

/** One step in the life of the pointer. Steps are only ever added: together they are the audit trail. */
export const Revision = ObjectOf({
  revision: Integer({ minimum: 1 }),
  at: StringOf(),
  who: StringOf(),
  why: StringOf(),
  /** In the words of the command line: `promote seller@9f3c…`. */
  action: StringOf(),
  live: LiveSet,
});
export type Revision = Static<typeof Revision>;

export const emptySet: LiveSet = { areas: {} };
