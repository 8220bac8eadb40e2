import { Enum, Object as ObjectOf, Optional } from "typebox";
import { closed, requiredLine } from "../field";
import { Id, MessageAnswer } from "../wire";
import { QueueView, queueKinds } from "./queue";

const Named = { kind: Enum([...queueKinds]), item: requiredLine(64, "Please name the item") };

/** What a person does with the queue for themselves and their colleagues. Nothing is decided by it, so it needs no reason. */
export const queueWrites = {
  "queue take": {
    right: "look",
    path: "/desk/queue/take",
    summary: "Say that you work on an item; taking one over names from whom",
    body: ObjectOf({ ...Named, from: Optional(Id) }, closed),
    answer: MessageAnswer,
  },
  "queue give-back": {
    right: "look",
    path: "/desk/queue/give-back",
    summary: "Say that you no longer work on an item",
    body: ObjectOf(Named, closed),
    answer: MessageAnswer,
  },
  "queue view save": {
    right: "look",
    path: "/desk/queue/view",
    summary: "Keep a filter of the queue under a name; one of the same name is replaced",
    body: QueueView,
    answer: MessageAnswer,
  },
  "queue view drop": {
    right: "look",
    path: "/desk/queue/view/drop",
    summary: "Drop a named filter of the queue",
    body: ObjectOf({ name: QueueView.properties.name }, closed),
    answer: MessageAnswer,
  },
} as const;
