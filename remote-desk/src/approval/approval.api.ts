import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

const refreshMs = 15_000;

/** What waits for a second person. */
export const approvalsQuery = defineQuery((signal) => http.get("/desk/approval", DeskApprovalListAnswer, { signal }), {
  refetchInterval: () => refreshMs,
  isKept: true,
});
