import { type QueueKind, queueKinds } from "@mandi/shared/contract/desk/queue";
import { useQuery } from "@mandi/shared/query/use-query";
import { useSearchParams } from "react-router-dom";
import { queueQuery } from "./queue.api";

/** What waits of one kind, of all when it is null. */
export const useQueueOf = (kind: QueueKind | null) => useQuery(queueQuery, [kind]);

/** The queue of the kind in the address. */
export function useQueue() {
  const [params, setParams] = useSearchParams();
  const kind = queueKinds.find((one) => one === params.get("kind")) ?? null;
  const state = useQueueOf(kind);

  function chooseKind(chosen: QueueKind | null): void {
    setParams(chosen === null ? {} : { kind: chosen }, { replace: true, preventScrollReset: true });
  }

  return { state, kind, chooseKind };
}
