import { paragraphs } from "../content/html";
import type { IngotMarket } from "../prices/ingot-market";
import { instant, minuteOfDay } from "../prices/trade-day";
import { slugOf } from "./article";
import { createFacts } from "./facts";
import { priceReports } from "./price-reports";
import { tradeReports } from "./trade-reports";

export interface NewsItem {
  readonly slug: string;
  readonly title: string;
  readonly image: string;
  readonly descriptionHtml: string;
  readonly createdAt: Date;
}

/** The reports with the market's own figures, oldest first. None is dated in the future, however early the day is. */
export function writeNews(market: IngotMarket, now: Date): readonly NewsItem[] {
  const facts = createFacts(market);
  return [...priceReports, ...tradeReports]
    .map((article): NewsItem => {
      const title = article.title(facts);
      const picture = typeof article.picture === "string" ? article.picture : article.picture(facts);
      const minute = article.daysAgo === 0 ? Math.min(article.minute, minuteOfDay(now)) : article.minute;
      return {
        slug: slugOf(title),
        title,
        image: `/media/news/${picture}.svg`,
        descriptionHtml: paragraphs(...article.paragraphs(facts)),
        createdAt: instant(market.todayNumber - article.daysAgo, minute),
      };
    })
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
