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

/** Reads a page of waiting items. */
export const readQueue = (query: DeskQueueQuery, signal?: AbortSignal) =>
  http.get("/desk/queue/item", DeskQueueItemsAnswer, { query: { ...query }, ...(signal && { signal }) });

/** A page of waiting items, refetched while it is open. */
export const queueQuery = defineQuery((signal, query: DeskQueueQuery) => readQueue(query, signal), refreshing);

/**
 * The position of an item, by its key or its number, in the queue as it was shown, else among the waiting ones of its
 * kind.
 */
export const queuePlaceQuery = defineQuery(
  (signal, query: DeskQueuePlaceQuery) => http.get("/desk/queue/place", DeskQueuePlaceAnswer, { signal, query }),
  refreshing,
);

/** Saves a filter of the person under its name. */
export const saveView = (view: QueueView) => http.post("/desk/queue/view", view, MessageAnswer);

/** Drops the filter of that name. */
export const dropView = (name: string) => http.post("/desk/queue/view/drop", { name }, MessageAnswer);
