import { Array as ArrayOf, Enum, Integer, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, requiredLine, textField } from "../field";
import { Id, Instant, Rupees } from "../wire";
import { deskPage, list, orNull, text } from "./field";

/** Kinds of what waits for the desk, in the order in which its pages list them. */
export const queueKinds = [
  "quotation",
  "payment",
  "second person",
  "order",
  "user",
  "credit",
  "listing",
  "freight bill",
  "e-invoice",
  "e-way bill",
  "tax",
  "inbox",
  "message",
  "unbilled freight",
] as const;
export type QueueKind = (typeof queueKinds)[number];
/** A kind in an answer; a plain text, so that an older area accepts one that it does not know. */
const ReadQueueKind = text;

/** Who works on the item; others may still decide it. */
export const QueueTaker = ObjectOf({
  /** Key of the person, for taking the item over from them. */
  by: Id,
  name: text,
  at: Instant,
  is_own: Integer({ minimum: 0, maximum: 1 }),
});
export type QueueTaker = Static<typeof QueueTaker>;

/** One item that waits for the desk. */
export const DeskQueueItem = ObjectOf({
  kind: ReadQueueKind,
  id: Id,
  /** The number that people read: Q…, O…, a UTR, a phone. */
  number: text,
  what: text,
  party: text,
  amount: orNull(Rupees),
  since: Instant,
  /** When it should be looked at, by the setting `desk_answer_minutes`; an e-way bill on the road, when it ends. */
  until: Instant,
  /** The caller requested it: somebody else confirms. */
  is_own: Integer({ minimum: 0, maximum: 1 }),
  /** Additive. */
  taken: Optional(orNull(QueueTaker)),
});
export type DeskQueueItem = Static<typeof DeskQueueItem>;

/** The columns by which the queue can be ordered. */
export const queueSorts = ["until", "since", "kind", "number", "what", "party", "amount"] as const;
export type QueueSort = (typeof queueSorts)[number];

/** Rows of a page of the queue. */
export const queueRows = 50;

/** `GET /desk/queue/item`: filter and order of the waiting items. */
export const DeskQueueQuery = ObjectOf(
  {
    ...deskPage,
    kind: Optional(Enum([...queueKinds])),
    /** With a leading minus: highest first. Without a value: most urgent first. */
    sort: Optional(Enum([...queueSorts, ...queueSorts.map((sort) => `-${sort}` as const)])),
    /** Words that an item must all contain in its number, its party or its kind. */
    filter: Optional(textField(64)),
    /** Only what the caller has taken, or what nobody has. */
    taken: Optional(Enum(["mine", "free"])),
  },
  closed,
);
export type DeskQueueQuery = Static<typeof DeskQueueQuery>;

const { page: _page, ...viewFields } = DeskQueueQuery.properties;

/** A saved filter and order of the queue; it belongs to one person. */
export const QueueView = ObjectOf(
  { name: requiredLine(40, "Please enter a name"), query: ObjectOf(viewFields, closed) },
  closed,
);
export type QueueView = Static<typeof QueueView>;

const ReadQueueView = ObjectOf({
  name: text,
  query: ObjectOf({
    kind: Optional(text),
    sort: Optional(text),
    filter: Optional(text),
    taken: Optional(text),
  }),
});
export type ReadQueueView = Static<typeof ReadQueueView>;

/** The limit per person. */
export const mostQueueViews = 12;

/** `GET /desk/queue/place`: an item, and the filter and order within which its position is asked for. */
export const DeskQueuePlaceQuery = ObjectOf(
  {
    kind: Enum([...queueKinds]),
    item: textField(64),
    /** Among all kinds; without it, among its own. */
    among: Optional(Enum(["all"])),
    sort: viewFields.sort,
    filter: viewFields.filter,
    taken: viewFields.taken,
  },
  closed,
);
export type DeskQueuePlaceQuery = Static<typeof DeskQueuePlaceQuery>;

const Count = Integer({ minimum: 0 });

/** A page of waiting items; `counts` cover all that wait. */
export const DeskQueueItemsAnswer = ObjectOf({
  data: ArrayOf(DeskQueueItem),
  /** How many match the kind and the words, on all pages. */
  found: Count,
  /** How many of those are overdue. */
  late: Count,
  /** How many of those have to be looked at within the hour. */
  soon: Count,
  /** How many of those the caller has taken, and how many nobody has. Additive. */
  mine: Optional(Count),
  free: Optional(Count),
  counts: ArrayOf(ObjectOf({ kind: ReadQueueKind, count: Count })),
  /** The caller's saved filters; with plain texts, as a newer area may have saved them. Additive. */
  views: Optional(ArrayOf(ReadQueueView)),
  /** The moment of the answer, for computing ages. */
  now: Instant,
});
export type DeskQueueItemsAnswer = Static<typeof DeskQueueItemsAnswer>;

/** Without a kind, the item is of the same kind. */
const Neighbour = orNull(ObjectOf({ id: Id, number: text, kind: Optional(ReadQueueKind) }));

/**
 * `GET /desk/queue/place`: the position of an item under the given filter and order. If the filter excludes it, its
 * position among the items of its kind; null when it does not wait.
 */
export const DeskQueuePlaceAnswer = ObjectOf({
  data: orNull(
    ObjectOf({
      place: Count,
      count: Count,
      before: Neighbour,
      after: Neighbour,
      /** Additive. */
      taken: Optional(orNull(QueueTaker)),
    }),
  ),
});
export type DeskQueuePlaceAnswer = Static<typeof DeskQueuePlaceAnswer>;

/** `GET /desk/queue/count`: how much waits, for a menu. */
export const DeskQueueCountAnswer = ObjectOf({ unread: Count });

/** `GET /desk/find`: the objects that a number, or the beginning of one, refers to. */
export const DeskFindQuery = ObjectOf({ search: textField(64) }, closed);
export const findKinds = [
  "quotation",
  "order",
  "payment",
  "user",
  "batch",
  "approval",
  "listing",
  "credit",
  "entry",
  "line",
  "paper",
  "inbox",
  "certificate",
  "e-way bill",
] as const;
export type FindKind = (typeof findKinds)[number];
export const DeskFindAnswer = list({
  /** One of `findKinds`; a plain text, so that an older area accepts one that it does not know. */
  kind: text,
  id: Id,
  number: text,
  what: text,
  party: text,
  status: text,
  /** The phone of the person on whose page it is. Additive. */
  phone: Optional(text),
});
export type DeskFindAnswer = Static<typeof DeskFindAnswer>;

/** The desk's reads of the queue. */
export const queueReads = {
  "queue items": {
    right: "look",
    path: "/desk/queue/item",
    summary: "A page of what waits for the desk, most urgent first; may be narrowed by kind and by words",
    query: DeskQueueQuery,
    answer: DeskQueueItemsAnswer,
  },
  "queue place": {
    right: "look",
    path: "/desk/queue/place",
    summary:
      "The position of a waiting item among those of its kind or under a filter of the queue, by its key or its number",
    query: DeskQueuePlaceQuery,
    answer: DeskQueuePlaceAnswer,
  },
  "queue count": {
    right: "look",
    path: "/desk/queue/count",
    summary: "How many items wait for the desk",
    query: ObjectOf({}, closed),
    answer: DeskQueueCountAnswer,
  },
  find: {
    right: "look",
    path: "/desk/find",
    summary:
      "What has this number: Q…, O…, a document, a UTR, a phone, a GSTIN, PAN or TAN, a vehicle, an e-way bill, an IRN, A…, B…, L…, R…, JRN…, a payment reference, the end of a UTR; or whose name contains the text",
    query: DeskFindQuery,
    answer: DeskFindAnswer,
  },
} as const;
