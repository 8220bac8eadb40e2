import { useQuery } from "@mandi/shared/query/use-query";
import { approvalQuery } from "./approval.api";

/** What waits for a second person under the key in the address. */
export const useApproval = (id: string) => useQuery(approvalQuery, [id]);
