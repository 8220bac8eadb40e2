import type { News } from "@mandi/shared/contract/market-news";
import { newsDetailPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { Link } from "react-router-dom";
import { plainText, summaryOf } from "../common/plain-text";
import styles from "./news-cards.module.css";
import { NewsPicture } from "./news-picture";

/** Cards side by side on a wide screen; the first screen shows them. */
const firstRow = 3;

export interface NewsCardsProps {
  readonly news: readonly News[];
  /** For related articles under an article: without the summary, under a heading of their own. */
  readonly isRelated?: boolean;
}

/** Articles as cards, each linked to its page. */
export function NewsCards({ news, isRelated = false }: NewsCardsProps) {
  const Heading = isRelated ? "h3" : "h2";
  return (
    <ul className={isRelated ? styles.related : styles.cards}>
      {news.map(({ slug, title, image, description, created_at }, place) => (
        <li key={slug} className={styles.item}>
          <Link to={newsDetailPath(slug)} className={styles.card}>
            <NewsPicture article={{ title, image }} isEager={!isRelated && place < firstRow} />
            <time className={styles.day} dateTime={created_at}>
              {formatDay(created_at)}
            </time>
            <Heading className={styles.title}>{title}</Heading>
            {isRelated ? null : <p className={styles.summary}>{summaryOf(plainText(description))}</p>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
