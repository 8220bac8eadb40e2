import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { inboxQuery } from "./inbox.api";

/** The enquiry or message of the address, and who answered it. */
export function useInboxItem() {
  const { number = "" } = useParams();
  const state = useQuery(inboxQuery, [number]);
  const item = state.kind === "ready" ? state.data.data : null;
  const trail = useSubjectTrail(item && `${item.kind}:${item.id}`);

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }

  return { number, state, item, trail, refetch };
}
