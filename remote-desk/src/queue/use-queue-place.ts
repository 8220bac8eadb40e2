import type { QueueKind } from "@mandi/shared/contract/desk/queue";
import { useQuery } from "@mandi/shared/query/use-query";
import { queuePlaceQuery } from "./queue.api";

/** Where an item, by its key or its number, stands among those of its kind; nothing is asked while it is not known. */
export const useQueuePlace = (kind: QueueKind, item: string | undefined) =>
  useQuery(queuePlaceQuery, item === undefined || item === "" ? null : [kind, item]);
