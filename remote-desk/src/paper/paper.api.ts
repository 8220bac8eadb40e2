import { DeskPaperShowAnswer } from "@mandi/shared/contract/desk/paper";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type DeskPaper = DeskPaperShowAnswer["data"];

/** A document by its key or number, with what became of it. */
export const paperQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/paper/${encodeURIComponent(id)}`, DeskPaperShowAnswer, { signal }),
  { isKept: true },
);
