import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A request that waits for a second person; none once it has been decided. */
export const waitingQuery = defineQuery(
  (signal, id: number) => http.get("/desk/approval", DeskApprovalListAnswer, { signal, query: { id } }),
  { isKept: true },
);
