import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { markingQuery } from "./quotation.api";

/** The quotation of the address with its board. */
export function useMarkingBoard() {
  const { id = "" } = useParams();
  return { id, state: useQuery(markingQuery, [id]) };
}
