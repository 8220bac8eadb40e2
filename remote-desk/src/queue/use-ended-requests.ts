import { useQuery } from "@mandi/shared/query/use-query";
import { approvalsQuery } from "./ended-requests.api";

/** What was asked of a second person, with what of it ended since yesterday. */
export const useEndedRequests = () => useQuery(approvalsQuery, []);
