import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  type TProperties,
  type TSchema,
  Union,
} from "typebox";
import { closed, highestRate, requiredLine } from "../field";
import { Id, MessageAnswer } from "../wire";

/** Every act of the desk has a reason, which is kept in the audit trail: words that a colleague understands, not an `x`. */
export const reasonField = StringOf({
  minLength: 1,
  maxLength: 400,
  pattern: "^\\s*(\\S\\s*){4,}$",
  message: "Please give the reason in a few words, at least 4 characters",
  messageWhenMissing: "Please give a reason",
});

/** The body of an act of the desk: its own fields and the reason. */
export const withReason = <Fields extends TProperties>(fields: Fields) =>
  ObjectOf({ ...fields, reason: reasonField }, closed);

/** Text of any length. */
export const text = StringOf();

/** A value that may be missing. */
export const orNull = <Schema extends TSchema>(schema: Schema) => Union([schema, Null()]);

/** Rows of a paged list are counted up to this many. */
export const countedAtMost = 10_000;

/** A page of a list, with how many rows all pages have together; one more than is counted stands for "more than that". Additive. */
export const pagedList = <Fields extends TProperties>(fields: Fields) =>
  ObjectOf({ data: ArrayOf(ObjectOf(fields)), total: Optional(Integer({ minimum: 0 })) });

/** A list of the desk: rows with these fields. */
export const list = <Fields extends TProperties>(fields: Fields) => ObjectOf({ data: ArrayOf(ObjectOf(fields)) });

/** HTML; it is cleaned when it is stored. */
export const html = StringOf({ minLength: 1, maxLength: 20_000 });

/** A picture served by the product itself. */
export const picture = StringOf({
  pattern: "^/media/[a-z0-9./-]+$",
  maxLength: 200,
  message: "Please enter the path of a picture in /media",
});

/** Rupees with paise, of an act that moves money. */
export const deskAmount = NumberOf({
  exclusiveMinimum: 0,
  maximum: 10_000_000_000,
  multipleOf: 0.01,
  message: "Please enter a valid amount",
});

/** Rupees per MT, zero allowed. */
export const deskRate = NumberOf({
  minimum: 0,
  maximum: highestRate,
  multipleOf: 0.01,
  message: "Please enter a valid amount",
});

/** A calendar day in India. */
export const deskDay = StringOf({
  pattern: "^\\d{4}-\\d{2}-\\d{2}$",
  maxLength: 10,
  message: "Please enter the date as YYYY-MM-DD",
});

/** A moment that exists, ISO 8601 in UTC; the pattern excludes leap seconds, which no clock of ours has. */
export const deskInstant = StringOf({
  format: "date-time",
  pattern: "T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d+)?Z$",
  maxLength: 30,
  message: "Please enter the time as 2026-11-21T05:12:00Z",
});

/** Key of the object in the path. */
export const DeskParams = ObjectOf(
  {
    /** A key, or the number that people read: Q…, O…, L12, B7, of an invoice, JRN…, a UTR, a phone; spaces and dashes of it do not count. */
    id: StringOf({
      pattern: "^([1-9][0-9]{0,14}|[ABLRablr][1-9][0-9]{0,14}|[A-Za-z0-9]{6,22})$",
      maxLength: 22,
      isUtr: true,
    }),
  },
  closed,
);

/** The key of an approval, which has no other number. */
export const ApprovalParams = ObjectOf({ id: Id }, closed);

/** How an act refers to an object: by its key or by the number that people read. */
const called = (what: string) => Union([Id, requiredLine(60, `Please enter the ${what}`)], { called: what });

/** A person by the phone they log in with. */
export const namedPerson = called("phone");

/** A vehicle of the order by its number. */
export const namedVehicle = called("vehicle number");

/** A size as orders and lists write it: `12 mm`. */
export const namedSize = called("size");

/** Paging of the desk's lists. */
export const deskPage = { page: Optional(Integer({ minimum: 1, maximum: 100_000 })) };

/** Paging of a list of open items, or one of them by its key. */
export const deskPageOrOne = { ...deskPage, id: Optional(Id) };

/** The answer of every act: what happened, or that a second person must confirm it first. */
export const DeskAnswer = ObjectOf({
  ...MessageAnswer.properties,
  /** The waiting approval; null when the act was done. */
  approval_id: Union([Id, Null()]),
  /** Key of the new object, if the act made one. */
  id: Optional(Id),
  /** A note for the desk on what it did, such as a marking before the announced close. Additive. */
  warnings: Optional(ArrayOf(text)),
  /** The number that people read, where the object has one: that of an order. Additive. */
  number: Optional(StringOf()),
  /** True when the request could no longer be carried out and has ended; the message says why. Additive. */
  lapsed: Optional(BooleanOf()),
});
export type DeskAnswer = Static<typeof DeskAnswer>;
