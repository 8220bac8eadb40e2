import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A request that waits for a second person; none once it has been decided. */
export const waitingQuery = defineQuery(
  (signal, id: number) => http.get("/desk/approval", DeskApprovalListAnswer, { signal, query: { id } }),
  { isKept: true },
);

/** Those of these requests, their keys joined by commas, that still wait. */
export const waitingOfObjectQuery = defineQuery(async (signal, ids: string) => {
  const answers = await Promise.all(
    ids.split(",").map((id) => http.get("/desk/approval", DeskApprovalListAnswer, { signal, query: { id } })),
  );
  return answers.flatMap(({ data }) => data);
});
