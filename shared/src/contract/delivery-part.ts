import { Array as ArrayOf, Integer, Object as ObjectOf } from "typebox";
import { closed } from "./field";
import { Day } from "./wire";

/** The most parts of one delivery. */
export const partsAtMost = 12;

/** A part as the buyer wishes it, in whole MT like the request itself. */
const WishedPart = ObjectOf({ day: Day, quantity: Integer({ minimum: 1, maximum: 100_000 }) }, closed);
export const WishedParts = ArrayOf(WishedPart, {
  minItems: 1,
  maxItems: partsAtMost,
  message: `Please enter 1 to ${partsAtMost} parts, each in whole MT`,
});
