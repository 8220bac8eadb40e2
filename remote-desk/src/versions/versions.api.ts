import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** The saved versions of a text, newest first. */
export const versionsQuery = defineQuery((signal, subject: string, page: number) =>
  http.get("/desk/site-version", DeskSiteVersionAnswer, { signal, query: { subject, page: String(page) } }),
);
