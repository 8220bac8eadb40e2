import { useQuery } from "@mandi/shared/query/use-query";
import { approvalsQuery } from "./approval.api";

/** What waits for a second person. */
export const useApprovals = () => useQuery(approvalsQuery, []);
