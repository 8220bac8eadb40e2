import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { listingQuery } from "./listing.api";

/** The product of the address, and its trail. */
export function useListing() {
  const { id = "" } = useParams();
  const state = useQuery(listingQuery, [id]);
  const trail = useSubjectTrail(`listing:${id}`);

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }

  return { id, state, trail, refetch };
}
