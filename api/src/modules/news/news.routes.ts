import { NewsAnswer, NewsListAnswer, NewsListQuery, NewsParams } from "@mandi/shared/contract/market-news";
import { found } from "../../platform/errors";
import { presentPage } from "../../platform/routes/paging";
import { defineRoute, type Route } from "../../platform/routes/route";
import { presentNews } from "./news.presenter";
import { countNews, findNews, listNews, listOtherNews, newsPerPage, relatedNews } from "./news.store";

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
    async handle({ db, params }) {
      const article = found(await findNews(db, params.slug), "This news was not found.");
      const related = await listOtherNews(db, article.id, relatedNews);
      return { market_news: presentNews(article), related: related.map(presentNews) };
    },
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
    async handle({ db, query }) {
      const page = query.page ?? 1;
      const [rows, total] = await Promise.all([listNews(db, newsPerPage, (page - 1) * newsPerPage), countNews(db)]);
      return { market_news: presentPage(rows.map(presentNews), page, newsPerPage, total) };
    },
  }),
];
