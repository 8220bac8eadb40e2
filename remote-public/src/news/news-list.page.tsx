import { homePath } from "@mandi/shared/contract/page-paths";
import { news } from "@mandi/shared/messages/public-content";
import { definePages } from "@mandi/shared/query/pages";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { failureLook } from "../common/failure-look";
import { ReadOn } from "../common/read-on";
import { useListPages } from "../common/use-list-pages";
import { readNewsPage } from "./news.api";
import { NewsCards } from "./news-cards";
import styles from "./news-list.module.css";

const newsPages = definePages((signal, page: number) => readNewsPage(page, signal), {
  keyOf: ({ slug }) => slug,
  isKept: true,
});

/** All market news, newest first, loaded page by page. */
export default function NewsListPage() {
  const { state, showMore } = useListPages(newsPages, []);
  return (
    <Page>
      <PageHead crumbs={[{ label: "Home", to: homePath }, { label: news.title }]} title={news.title} />
      <div className={styles.list}>
        <StatePlace
          state={state}
          skeleton={
            <LoadingPlace label={news.title}>
              <SkeletonBlock height={300} />
              <SkeletonBlock height={300} />
            </LoadingPlace>
          }
          look={failureLook}
        >
          {({ rows, total, hasMore }) => (
            <>
              <NewsCards news={rows} />
              <ReadOn
                shown={news.shown(rows.length, total)}
                hasMore={hasMore}
                isLoading={state.more.isLoading}
                hasFailed={state.more.hasFailed}
                onMore={showMore}
              />
            </>
          )}
        </StatePlace>
      </div>
    </Page>
  );
}
