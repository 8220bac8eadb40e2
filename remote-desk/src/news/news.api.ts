import { DeskArticleAnswer, DeskNewsListAnswer } from "@mandi/shared/contract/desk/news";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A page of the articles that visitors read, and every draft. */
export const newsQuery = defineQuery(
  (signal, page: number) => http.get("/desk/news", DeskNewsListAnswer, { signal, query: { page } }),
  { isKept: true },
);

/** An article by its slug: the draft where there is one. */
export const articleQuery = defineQuery((signal, slug: string) =>
  http.get("/desk/news/article", DeskArticleAnswer, { signal, query: { slug } }),
);
