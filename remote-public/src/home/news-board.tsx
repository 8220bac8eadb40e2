import type { News } from "@mandi/shared/contract/market-news";
import { newsDetailPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { home } from "@mandi/shared/messages/public-home";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Link } from "react-router-dom";
import { plainText } from "../common/plain-text";
import { NewsPicture } from "../news/news-picture";
import styles from "./news-board.module.css";

/** Number of articles beside the leading one. */
const besideLead = 6;

/** The latest article large, the next ones as a list. */
export function NewsBoard({ news }: { readonly news: readonly News[] }) {
  const [lead, ...others] = news;
  if (!lead) return <EmptyState title={home.newsEmpty} hasPanel />;
  return (
    <div className={styles.board}>
      <Link to={newsDetailPath(lead.slug)} className={styles.lead}>
        <NewsPicture article={lead} />
        <span className={styles.words}>
          <time className={styles.day} dateTime={lead.created_at}>
            {formatDay(lead.created_at)}
          </time>
          <strong className={styles.title}>{lead.title}</strong>
          <span className={styles.summary}>{plainText(lead.description)}</span>
        </span>
      </Link>
      <ul>
        {others.slice(0, besideLead).map(({ slug, title, created_at }) => (
          <li key={slug} className={styles.item}>
            <Link to={newsDetailPath(slug)} className={styles.link}>
              <time className={styles.day} dateTime={created_at}>
                {formatDay(created_at)}
              </time>
              <strong className={styles.headline}>{title}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
