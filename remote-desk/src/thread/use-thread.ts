import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { threadPartiesQuery, threadQuery } from "./thread.api";

/** The thread of the address. */
export function useThread() {
  const { id = "" } = useParams();
  return { id, state: useQuery(threadQuery, [id]) };
}

/** Every party with whom the desk can exchange messages about a quotation. */
export const useThreadParties = (quotationId: number) => useQuery(threadPartiesQuery, [quotationId]);
