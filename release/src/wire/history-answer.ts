import { Array as ArrayOf, Integer, Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";

/** A unit whose live version a step changed; `from` is null when it had none. */
export const Move = ObjectOf({ unit: StringOf(), from: Union([StringOf(), Null()]), to: StringOf() });
export type Move = Static<typeof Move>;

/** One step of the pointer as `release history --json` prints it, with a description of what it changed. */
export const HistoryStep = ObjectOf({
  revision: Integer(),
  at: StringOf(),
  who: StringOf(),
  why: StringOf(),
  action: StringOf(),
  /** A line for each unit: `seller  9f3c…  →  1b4f…, paused`. */
  changes: ArrayOf(StringOf()),
  moved: ArrayOf(Move),
});
export type HistoryStep = Static<typeof HistoryStep>;

/** Oldest first. */
export const HistoryAnswer = ArrayOf(HistoryStep);
export type HistoryAnswer = Static<typeof HistoryAnswer>;
