import { Array as ArrayOf } from "typebox";
import { Id } from "../wire";
import { withReason } from "./field";
import { readVersion } from "./news";

/** The message for an order that leaves out an entry of the list or contains one twice. */
export const eachOnceText = "Please list each of them exactly once, including hidden ones";

/** All entries of a list in a new order, with the order that was read. */
export const newOrder = withReason({
  ids: ArrayOf(Id, { minItems: 1, maxItems: 500, message: eachOnceText }),
  version: readVersion,
});
