import { NewsAnswer, NewsListAnswer, NewsListQuery, NewsParams } from "@mandi/shared/contract/market-news";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readArticle, readNewsPage } from "./news.service";

export const newsRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/view-market-news/:slug",
    summary: "One article and four others",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 60,
    params: NewsParams,
    answer: NewsAnswer,
    handle: ({ db, params }) => readArticle(db, params.slug),
  }),
  defineRoute({
    method: "GET",
    path: "/market-news",
    summary: "All news, newest first",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 30,
    query: NewsListQuery,
    answer: NewsListAnswer,
    handle: ({ db, query }) => readNewsPage(db, query.page ?? 1),
  }),
];
