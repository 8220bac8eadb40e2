import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { Instant, paged } from "./wire";

/** An article. In lists `description` is a short summary in plain text, in the article itself it is HTML. */
export const MarketNews = ObjectOf({
  slug: StringOf(),
  title: StringOf(),
  image: StringOf(),
  description: StringOf(),
  created_at: Instant,
});
export type MarketNews = Static<typeof MarketNews>;

/** `GET /market-news?page=` (additive, H-22): all articles, newest first. The first page is also part of `GET /home`. */
export const MarketNewsQuery = ObjectOf({ page: Optional(Integer({ minimum: 1 })) });
export type MarketNewsQuery = Static<typeof MarketNewsQuery>;

export const MarketNewsAnswer = ObjectOf({ market_news: paged(MarketNews) });
export type MarketNewsAnswer = Static<typeof MarketNewsAnswer>;

/** `GET /view-market-news/{slug}`. `related` is additive: up to four other articles (R-409, H-22). */
export const ViewMarketNewsAnswer = ObjectOf({ market_news: MarketNews, related: ArrayOf(MarketNews) });
export type ViewMarketNewsAnswer = Static<typeof ViewMarketNewsAnswer>;
