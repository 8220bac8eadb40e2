import { Array as ArrayOf, Enum, Integer, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed } from "../field";
import { ThreadMessage, threadMessageFields } from "../thread";
import { Id, Instant } from "../wire";
import { list, namedPerson, orNull, text, withReason } from "./field";

const side = Enum(["buyer", "seller", "transporter"]);

/** `GET /desk/quotation/{id}/thread`: every party with whom the desk can exchange messages about a quotation. */
export const DeskThreadListAnswer = list({
  party_id: Id,
  party: text,
  side,
  /** Null until there is a message. */
  thread_id: orNull(Id),
  messages: Integer({ minimum: 0 }),
  /** Since when the party has been waiting for an answer. */
  waits_since: orNull(Instant),
});
export type DeskThreadListAnswer = Static<typeof DeskThreadListAnswer>;

/** `GET /desk/thread/{id}`: one thread, oldest message first. */
export const DeskThreadAnswer = ObjectOf({
  data: ObjectOf({
    id: Id,
    quotation_id: Id,
    number: text,
    goods: text,
    party: text,
    phone: text,
    side,
    waits_since: orNull(Instant),
    messages: ArrayOf(ObjectOf({ ...ThreadMessage.properties, author: text })),
  }),
});
export type DeskThreadAnswer = Static<typeof DeskThreadAnswer>;

/** The desk's reads of threads. */
export const threadReads = {
  "thread list": {
    right: "look",
    path: "/desk/quotation/:id/thread",
    summary: "Parties of a quotation the desk can write to, and who waits for an answer",
    query: ObjectOf({}, closed),
    answer: DeskThreadListAnswer,
  },
  "thread show": {
    right: "look",
    path: "/desk/thread/:id",
    summary: "The messages between a party and the desk",
    query: ObjectOf({}, closed),
    answer: DeskThreadAnswer,
  },
} as const;

/** The last message that was read: later ones still wait. Without it all count as read. */
const seenTo = Optional(Id);

/** Answering parties of a quotation. */
export const threadWrites = {
  "thread start": {
    right: "trade",
    path: "/desk/quotation/:id/thread",
    summary: "Write to a party of a quotation",
    body: withReason({ party_id: namedPerson, ...threadMessageFields }),
  },
  "thread answer": {
    right: "trade",
    path: "/desk/thread/:id/answer",
    summary: "Answer a party of a quotation",
    body: withReason({ ...threadMessageFields, seen_to: seenTo }),
  },
  "thread settle": {
    right: "trade",
    path: "/desk/thread/:id/settle",
    summary: "Settle a party's message that needs no answer",
    body: withReason({ seen_to: seenTo }),
  },
} as const;
