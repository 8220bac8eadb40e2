import { useQuery } from "@mandi/shared/query/use-query";
import { approvalQuery } from "./approval.api";

/** The request of the address that waits for a second person. */
export const useApproval = (id: string) => useQuery(approvalQuery, [id]);
