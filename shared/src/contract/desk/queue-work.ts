import { Enum, Object as ObjectOf, Optional } from "typebox";
import { closed, requiredLine } from "../field";
import { Id, MessageAnswer } from "../wire";
import { QueueView, queueKinds } from "./queue";

const Named = { kind: Enum([...queueKinds]), item: requiredLine(64, "Please enter the item") };

/** How a person organises the queue for themselves and their colleagues. It decides nothing, so it needs no reason. */
export const queueWrites = {
  "queue take": {
    right: "look",
    path: "/desk/queue/take",
    summary: "Take an item, so that others see you work on it; to take it over from a colleague, give their key",
    body: ObjectOf({ ...Named, from: Optional(Id) }, closed),
    answer: MessageAnswer,
  },
  "queue give-back": {
    right: "look",
    path: "/desk/queue/give-back",
    summary: "Give back an item that you took",
    body: ObjectOf(Named, closed),
    answer: MessageAnswer,
  },
  "queue view save": {
    right: "look",
    path: "/desk/queue/view",
    summary: "Save a filter of the queue under a name; it replaces one of the same name",
    body: QueueView,
    answer: MessageAnswer,
  },
  "queue view drop": {
    right: "look",
    path: "/desk/queue/view/drop",
    summary: "Drop a saved filter of the queue",
    body: ObjectOf({ name: QueueView.properties.name }, closed),
    answer: MessageAnswer,
  },
} as const;
