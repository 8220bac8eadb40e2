import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed } from "./field";
import { Instant, paged } from "./wire";

/** One article. `description` is HTML, sanitised when it was stored. */
export const News = ObjectOf({
  slug: StringOf(),
  title: StringOf(),
  image: StringOf(),
  /** What the picture shows; empty where it only decorates. Additive. */
  image_alt: Optional(StringOf()),
  description: StringOf(),
  created_at: Instant,
});
export type News = Static<typeof News>;

export const NewsParams = ObjectOf({ slug: StringOf({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 160 }) }, closed);

/** `GET /view-market-news/{slug}`, with four other articles (additive). */
export const NewsAnswer = ObjectOf({ market_news: News, related: ArrayOf(News) });
export type NewsAnswer = Static<typeof NewsAnswer>;

/** `GET /market-news?page=` (additive), newest first. */
export const NewsListQuery = ObjectOf({ page: Optional(Integer({ minimum: 1, maximum: 100_000 })) }, closed);
export const NewsListAnswer = ObjectOf({ market_news: paged(News) });
export type NewsListAnswer = Static<typeof NewsListAnswer>;
