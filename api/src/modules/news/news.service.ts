import type { News, NewsAnswer, NewsListAnswer } from "@mandi/shared/contract/market-news";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { presentPage } from "../../platform/routes/paging";
import { presentNews } from "./news.presenter";
import {
  countNews,
  newsPerPage,
  relatedNews,
  selectArticle,
  selectNews,
  selectNewsAddresses,
  selectOtherNews,
} from "./news.store";

/** The first page of the list, as the home page shows it. */
export async function listNewestNews(db: Db): Promise<News[]> {
  return (await selectNews(db, newsPerPage, 0)).map(presentNews);
}

export async function readNewsPage(db: Db, page: number): Promise<NewsListAnswer> {
  const rows = await selectNews(db, newsPerPage, (page - 1) * newsPerPage);
  return { market_news: presentPage(rows.map(presentNews), page, newsPerPage, await countNews(db)) };
}

/** An article with related ones. */
export async function readArticle(db: Db, slug: string): Promise<NewsAnswer> {
  const article = found(await selectArticle(db, slug), "This article was not found.");
  const related = await selectOtherNews(db, article.id, relatedNews);
  return { market_news: presentNews(article), related: related.map(presentNews) };
}

/** A site map may contain 50,000 addresses; the other pages are few. */
const addressesAtMost = 45_000;

export function listNewsAddresses(db: Db): Promise<{ slug: string; created_at: Date }[]> {
  return selectNewsAddresses(db, addressesAtMost);
}
