import { useQuery } from "@mandi/shared/query/use-query";
import { approvalsQuery } from "./ended-requests.api";

/** The requests to a second person, with those that ended since yesterday. */
export const useEndedRequests = () => useQuery(approvalsQuery, []);
