import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** What a text was each time it was saved, the last first. */
export const versionsQuery = defineQuery((signal, subject: string, page: number) =>
  http.get("/desk/site-version", DeskSiteVersionAnswer, { signal, query: { subject, page: String(page) } }),
);
