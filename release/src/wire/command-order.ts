import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Unknown,
} from "typebox";

/** The arguments of the command line without the command's name. */
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
  expect: Optional(StringOf()),
  rights: Optional(StringOf()),
  last: Optional(StringOf()),
  auto: Optional(BooleanOf()),
  steps: Optional(StringOf()),
  from: Optional(StringOf()),
  wait: Optional(StringOf()),
  loads: Optional(StringOf()),
  failures: Optional(StringOf()),
  slower: Optional(StringOf()),
});

/** A command sent to a running product. */
export const CommandOrder = ObjectOf({
  command: StringOf(),
  positionals: ArrayOf(StringOf()),
  /** For `publish`: the version whose files were uploaded before. */
  version: Optional(StringOf()),
  options: Options,
});
export type CommandOrder = Static<typeof CommandOrder>;

/** The state of an order's job: its output so far and, once it has ended, its answer or why it was refused. */
export const JobAnswer = ObjectOf({
  id: StringOf(),
  state: Enum(["running", "done", "refused"]),
  lines: ArrayOf(StringOf()),
  text: Optional(StringOf()),
  data: Optional(Unknown()),
  error: Optional(StringOf()),
  /** The command line's exit code. */
  code: Optional(Integer()),
});
export type JobAnswer = Static<typeof JobAnswer>;

/** A running product's answer when it does not accept an order. */
export const CommandRefusal = ObjectOf({ error: StringOf(), code: Optional(Integer()) });
