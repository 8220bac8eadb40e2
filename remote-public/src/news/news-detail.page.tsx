import type { NewsAnswer } from "@mandi/shared/contract/market-news";
import { homePath, newsListPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { news } from "@mandi/shared/messages/public-content";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock, SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Section } from "@mandi/shared/ui/layout/section";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { failureLook } from "../common/failure-look";
import { NewsCards } from "./news-cards";
import styles from "./news-detail.module.css";
import { NewsPicture } from "./news-picture";
import { ShareBar } from "./share-bar";
import { useArticle } from "./use-article";

/** Related articles that are shown. */
const mostRelated = 4;

/** One article: picture, date, title, text, ways to share it, and related articles. */
export default function NewsDetailPage() {
  const state = useArticle();
  return (
    <Page>
      {state.kind === "ready" ? (
        <Article {...state.data} />
      ) : (
        <div className={styles.place}>
          <PageHead crumbs={crumbs} title={news.title} />
          <StatePlace state={state} skeleton={<ArticleSkeleton />} look={articleLook} />
        </div>
      )}
    </Page>
  );
}

const crumbs = [
  { label: "Home", to: homePath },
  { label: news.title, to: newsListPath },
];

const articleLook: FailureLook = { ...failureLook, back: { to: newsListPath, label: news.all } };

function Article({ market_news: article, related }: NewsAnswer) {
  return (
    <Columns side={related.length === 0 ? null : <Related news={related} />} sideLabel={news.related}>
      <article className={styles.article}>
        <PageHead
          crumbs={[...crumbs, { label: article.title }]}
          title={article.title}
          facts={<time dateTime={article.created_at}>{formatDay(article.created_at)}</time>}
        />
        <NewsPicture article={article} isEager className={styles.picture} />
        <RichHtml html={article.description} look="read" />
        <ShareBar title={article.title} />
      </article>
    </Columns>
  );
}

/** Beside the article where there is room, else after it. */
function Related({ news: related }: { readonly news: NewsAnswer["related"] }) {
  return (
    <Section title={news.related} className={styles.related}>
      <NewsCards news={related.slice(0, mostRelated)} isRelated />
    </Section>
  );
}

function ArticleSkeleton() {
  return (
    <LoadingPlace label={news.title}>
      <SkeletonBlock height={396} />
      <SkeletonLine width="92%" />
      <SkeletonLine width="88%" />
      <SkeletonLine width="64%" />
    </LoadingPlace>
  );
}
