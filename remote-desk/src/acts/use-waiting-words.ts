import { formatMoment } from "@mandi/shared/format/dates";
import { acts } from "@mandi/shared/messages/desk-acts";
import { useQuery } from "@mandi/shared/query/use-query";
import { waitingQuery } from "./waiting.api";

/** That a request waits for a second person; once it has been read, also who asked and since when. */
export function useWaitingWords(approvalId: number): string {
  const state = useQuery(waitingQuery, [approvalId]);
  const asked = state.kind === "ready" ? state.data.data[0] : undefined;
  return asked === undefined ? acts.waits : acts.waitsSince(asked.requested_by, formatMoment(asked.requested_at));
}
