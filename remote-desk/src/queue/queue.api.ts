import {
  DeskQueueItemsAnswer,
  DeskQueuePlaceAnswer,
  type DeskQueuePlaceQuery,
  type DeskQueueQuery,
  type QueueView,
} from "@mandi/shared/contract/desk/queue";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

const refreshing = { refetchInterval: () => 15_000, isKept: true };

/** Reads a page of what waits. */
export const readQueue = (query: DeskQueueQuery, signal?: AbortSignal) =>
  http.get("/desk/queue/item", DeskQueueItemsAnswer, { query: { ...query }, ...(signal && { signal }) });

/** A page of what waits; it is looked at again while somebody has it open. */
export const queueQuery = defineQuery((signal, query: DeskQueueQuery) => readQueue(query, signal), refreshing);

/** Where an item, by its key or its number, stands in what the queue showed, else among those of its kind that wait. */
export const queuePlaceQuery = defineQuery(
  (signal, query: DeskQueuePlaceQuery) => http.get("/desk/queue/place", DeskQueuePlaceAnswer, { signal, query }),
  refreshing,
);

/** Keeps a filter of the person under its name. */
export const saveView = (view: QueueView) => http.post("/desk/queue/view", view, MessageAnswer);

/** Drops the filter of that name. */
export const dropView = (name: string) => http.post("/desk/queue/view/drop", { name }, MessageAnswer);
