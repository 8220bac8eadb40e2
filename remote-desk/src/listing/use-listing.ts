import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { listingQuery, listingTrailQuery } from "./listing.api";

/** The product of the address, and what the desk did about it. */
export function useListing() {
  const { id = "" } = useParams();
  const state = useQuery(listingQuery, [id]);
  const trail = useQuery(listingTrailQuery, [id]);

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }

  return { id, state, trail, refetch };
}
