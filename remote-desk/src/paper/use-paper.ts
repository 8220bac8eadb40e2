import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { paperQuery } from "./paper.api";

/** The document of the address, and its trail. */
export function usePaper() {
  const { id = "" } = useParams();
  const state = useQuery(paperQuery, [id]);
  const paper = state.kind === "ready" ? state.data.data : null;
  const trail = useSubjectTrail(paper && `paper:${paper.id}`);

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }

  return { state, paper, trail, refetch };
}
