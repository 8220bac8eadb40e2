import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** What waits for a second person, and what of it ended since yesterday. */
export const approvalsQuery = defineQuery((signal) => http.get("/desk/approval", DeskApprovalListAnswer, { signal }), {
  isKept: true,
});
