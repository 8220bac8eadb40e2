import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** The requests that wait for a second person, and those that ended since yesterday. */
export const approvalsQuery = defineQuery((signal) => http.get("/desk/approval", DeskApprovalListAnswer, { signal }), {
  isKept: true,
});
