import { DeskQueueItemsAnswer, type QueueKind } from "@mandi/shared/contract/desk/queue";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

const refreshMs = 15_000;

/** What waits, of one kind or of all (null); it is looked at again while somebody has it open. */
export const queueQuery = defineQuery(
  (signal, kind: QueueKind | null) =>
    http.get("/desk/queue/item", DeskQueueItemsAnswer, { signal, ...(kind !== null && { query: { kind } }) }),
  { refetchInterval: () => refreshMs, isKept: true },
);
