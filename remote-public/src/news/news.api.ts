import { NewsAnswer, NewsListAnswer } from "@mandi/shared/contract/market-news";
import { http } from "@mandi/shared/http";

export type NewsPage = NewsListAnswer["market_news"];

export async function readNewsPage(page: number, signal: AbortSignal): Promise<NewsPage> {
  const { market_news } = await http.get("/market-news", NewsListAnswer, { query: { page }, signal });
  return market_news;
}

/** One article and up to four related ones. */
export function readArticle(slug: string, signal: AbortSignal): Promise<NewsAnswer> {
  return http.get(`/view-market-news/${encodeURIComponent(slug)}`, NewsAnswer, { signal });
}
