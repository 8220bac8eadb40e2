import type { News, NewsAnswer, NewsListAnswer } from "@mandi/shared/contract/market-news";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { presentPage } from "../../platform/routes/paging";
import { presentNews } from "./news.presenter";
import {
  countNews,
  findNews,
  listNews,
  listNewsAddresses,
  listOtherNews,
  newsPerPage,
  relatedNews,
} from "./news.store";

/** The first page of the list, as the home page shows it. */
export async function readNewestNews(db: Db): Promise<News[]> {
  return (await listNews(db, newsPerPage, 0)).map(presentNews);
}

export async function readNewsPage(db: Db, page: number): Promise<NewsListAnswer> {
  const rows = await listNews(db, newsPerPage, (page - 1) * newsPerPage);
  return { market_news: presentPage(rows.map(presentNews), page, newsPerPage, await countNews(db)) };
}

/** An article with related ones. */
export async function readArticle(db: Db, slug: string): Promise<NewsAnswer> {
  const article = found(await findNews(db, slug), "This article was not found.");
  const related = await listOtherNews(db, article.id, relatedNews);
  return { market_news: presentNews(article), related: related.map(presentNews) };
}

/** A site map may contain 50,000 addresses; the other pages are few. */
const addressesAtMost = 45_000;

export function readNewsAddresses(db: Db): Promise<{ slug: string; created_at: Date }[]> {
  return listNewsAddresses(db, addressesAtMost);
}
