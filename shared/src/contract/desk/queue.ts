import { Array as ArrayOf, Enum, Integer, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, textField } from "../field";
import { Id, Instant, Rupees } from "../wire";
import { list, orNull, text } from "./field";

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
] as const;
export type QueueKind = (typeof queueKinds)[number];

/** One thing that waits for the desk. */
export const DeskQueueItem = ObjectOf({
  kind: Enum([...queueKinds]),
  id: Id,
  /** What people call it: Q…, O…, a UTR, a phone. */
  number: text,
  what: text,
  party: text,
  amount: orNull(Rupees),
  since: Instant,
  /** When it should have been looked at, by the setting `desk_answer_minutes`. */
  until: Instant,
  /** The caller asked for it: somebody else confirms. */
  is_own: Integer({ minimum: 0, maximum: 1 }),
});
export type DeskQueueItem = Static<typeof DeskQueueItem>;

/** `GET /desk/queue/item`: the most urgent first; `counts` are of all that waits, also of what the list has no room for. */
export const DeskQueueItemsAnswer = ObjectOf({
  data: ArrayOf(DeskQueueItem),
  counts: ArrayOf(ObjectOf({ kind: Enum([...queueKinds]), count: Integer({ minimum: 0 }) })),
  /** The moment of the answer, for ages. */
  now: Instant,
});
export type DeskQueueItemsAnswer = Static<typeof DeskQueueItemsAnswer>;

/** `GET /desk/queue/count`: how much waits, for a menu. */
export const DeskQueueCountAnswer = ObjectOf({ unread: Integer({ minimum: 0 }) });

/** `GET /desk/find`: what a number names, or the beginning of one. */
export const DeskFindQuery = ObjectOf({ search: textField(64) }, closed);
export const DeskFindAnswer = list({
  kind: Enum(["quotation", "order", "payment", "user", "batch", "approval", "listing", "credit"]),
  id: Id,
  number: text,
  what: text,
  party: text,
  status: text,
});
export type DeskFindAnswer = Static<typeof DeskFindAnswer>;

/** What the desk can look at here. */
export const queueReads = {
  "queue items": {
    right: "look",
    path: "/desk/queue/item",
    summary: "Everything that waits for the desk, the most urgent first; at most 200, of one kind when it is named",
    query: ObjectOf({ kind: Optional(Enum([...queueKinds])) }, closed),
    answer: DeskQueueItemsAnswer,
  },
  "queue count": {
    right: "look",
    path: "/desk/queue/count",
    summary: "How much waits for the desk",
    query: ObjectOf({}, closed),
    answer: DeskQueueCountAnswer,
  },
  find: {
    right: "look",
    path: "/desk/find",
    summary:
      "What has this number: Q…, O…, a paper, a UTR, a phone, a GSTIN, PAN or TAN, a vehicle, an e-way bill, an IRN, A…, B…, L…, R…, JRN…; or a part of a name",
    query: DeskFindQuery,
    answer: DeskFindAnswer,
  },
} as const;
