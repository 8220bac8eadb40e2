import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";

/** What the command line was given beside the command's name. */
const Options = ObjectOf({
  json: BooleanOf(),
  dryRun: BooleanOf(),
  noSmoke: Optional(BooleanOf()),
  reason: Optional(StringOf()),
  to: Optional(StringOf()),
  percent: Optional(StringOf()),
  days: Optional(StringOf()),
  role: Optional(StringOf()),
  bucket: Optional(StringOf()),
  area: Optional(StringOf()),
  keep: Optional(StringOf()),
  for: Optional(StringOf()),
  hours: Optional(StringOf()),
});

/** A command sent to a running product. */
export const CommandOrder = ObjectOf({
  command: StringOf(),
  positionals: ArrayOf(StringOf()),
  who: StringOf(),
  /** Of `publish`: the version whose files were put before. */
  version: Optional(StringOf()),
  options: Options,
});
export type CommandOrder = Static<typeof CommandOrder>;

/** What a running product answers to one. */
export const CommandAnswer = ObjectOf({ text: StringOf() });
export const CommandRefusal = ObjectOf({ error: StringOf(), code: Optional(Integer()) });
