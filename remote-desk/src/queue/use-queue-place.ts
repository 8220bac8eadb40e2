import type { QueueKind } from "@mandi/shared/contract/desk/queue";
import { useQuery } from "@mandi/shared/query/use-query";
import { queuePlaceQuery } from "./queue.api";
import { queueSearch } from "./queue-cursor";
import { queryOf } from "./use-queue";

/**
 * The position of an item, by its key or its number, in the queue as its reader left it; nothing is fetched while the
 * item is unknown.
 */
export const useQueuePlace = (kind: QueueKind, item: string | undefined) =>
  useQuery(queuePlaceQuery, item === undefined || item === "" ? null : [{ kind, item, ...shownBefore(kind) }]);

/** The view of the queue; empty when the reader comes from elsewhere, or it showed other kinds. */
function shownBefore(kind: QueueKind) {
  const search = queueSearch();
  if (search === null) return {};
  const { kind: shown, page: _page, ...query } = queryOf(new URLSearchParams(search));
  if (shown === undefined) return { ...query, among: "all" } as const;
  return shown === kind ? query : {};
}
