import {
  Array as ArrayOf,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  type TSchema,
} from "typebox";
import { mapOf } from "./map-of";

/**
 * Rupees on the wire: a JSON number with at most two decimals. Inside the code, money is integer paise. No `multipleOf:
 * 0.01`: 0.01 has no exact binary fraction, so validators would reject correct amounts from a few million rupees up.
 * `paiseFromRupees` of shared/money counts the decimals exactly.
 */
export const Rupees = NumberOf();

/**
 * Metric tonnes on the wire: a JSON number with at most three decimals. Inside the code quantities are integer kilograms. No
 * `multipleOf` for the same reason: 17.85 / 0.001 is not a whole number in binary.
 */
export const Tonnes = NumberOf({ minimum: 0 });

/** A calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export const Day = StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** An instant, ISO 8601 in UTC, `2026-11-21T05:12:00.000Z`. */
export const Instant = StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$" });

/** Key of a stored object, a positive integer. */
export const Id = Integer({ minimum: 1, maximum: 2 ** 53 - 1 });

/** The answer of every write: one message for the user. */
export const MessageAnswer = ObjectOf({ message: StringOf() });
export type MessageAnswer = Static<typeof MessageAnswer>;

/** The body of every refusal: message, stable code, and messages by field when a field is the cause. */
export const ErrorAnswer = ObjectOf({
  message: StringOf(),
  code: StringOf(),
  errors: Optional(mapOf(ArrayOf(StringOf()))),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;

const pagination = {
  current_page: Integer({ minimum: 1 }),
  per_page: Integer({ minimum: 1 }),
  total: Integer({ minimum: 0 }),
  last_page: Integer({ minimum: 1 }),
};

/** A page of a list: the rows and their position in the whole. */
export const paged = <Row extends TSchema>(row: Row) => ObjectOf({ data: ArrayOf(row), ...pagination });

/**
 * Paging that a client may request of a list, which is otherwise returned whole: one page of at most `limit` rows (12
 * by default).
 */
export const pageQuery = {
  page: Optional(Integer({ minimum: 1, maximum: 100_000 })),
  limit: Optional(Integer({ minimum: 1, maximum: 100 })),
};
