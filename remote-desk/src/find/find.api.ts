import { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** The objects that a number refers to. */
export const findQuery = defineQuery((signal, search: string) =>
  http.get("/desk/find", DeskFindAnswer, { signal, query: { search } }),
);
