import { formatMoment } from "@mandi/shared/format/dates";
import { acts } from "@mandi/shared/messages/desk-acts";
import { useQuery } from "@mandi/shared/query/use-query";
import { exact } from "../common/exact";
import { waitingQuery } from "./waiting.api";

/** That a request waits for a second person; once it has been read, also its sum, who asked and since when. */
export function useWaitingWords(approvalId: number): string {
  const state = useQuery(waitingQuery, [approvalId]);
  const asked = state.kind === "ready" ? state.data.data[0] : undefined;
  if (asked === undefined) return acts.waits;
  const sum = asked.amount > 0 ? exact(asked.amount) : null;
  return acts.waitsSince(sum, asked.requested_by, formatMoment(asked.requested_at));
}
