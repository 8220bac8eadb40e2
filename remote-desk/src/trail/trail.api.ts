import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** The trail of one object, newest first. */
export const subjectTrailQuery = defineQuery((signal, subject: string) =>
  http.get("/desk/audit", DeskAuditAnswer, { signal, query: { subject } }),
);
