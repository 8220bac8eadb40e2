import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";
import { isKey } from "../common/is-key";

const refreshMs = 15_000;

const nothing: DeskApprovalListAnswer = { data: [] };

/** The request under this key that waits for a second person, or how it ended. */
export const approvalQuery = defineQuery(
  async (signal, id: string) =>
    isKey(id) ? http.get("/desk/approval", DeskApprovalListAnswer, { signal, query: { id } }) : nothing,
  { refetchInterval: () => refreshMs, isKept: true },
);
