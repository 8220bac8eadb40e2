import { content, news as words } from "@mandi/shared/messages/public";
import { definePages } from "@mandi/shared/query/pages";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { PageFailure } from "../common/page-failure";
import { ReadOn } from "../common/read-on";
import { useListPages } from "../common/use-list-pages";
import { readNewsPage } from "./news.api";
import { NewsCards } from "./news-cards";
import styles from "./news-list.module.css";

const newsPages = definePages((signal, page: number) => readNewsPage(page, signal), {
  keyOf: ({ slug }) => slug,
  isKept: true,
});

/** All market news, newest first, read on page by page. */
export default function NewsListPage() {
  const { state, showMore } = useListPages(newsPages, []);
  return (
    <Page>
      <PageHead crumbs={[{ label: "Home", to: "/" }, { label: words.title }]} title={words.title} />
      <div className={styles.list}>
        {state.kind === "loading" ? (
          <LoadingPlace label={words.title}>
            <SkeletonBlock height={300} />
            <SkeletonBlock height={300} />
          </LoadingPlace>
        ) : null}
        {state.kind === "empty" || state.kind === "forbidden" ? (
          <EmptyState title={content.noDataFound} hasPanel />
        ) : null}
        {state.kind === "failed" ? <PageFailure {...state} /> : null}
        {state.kind === "ready" ? (
          <>
            <NewsCards news={state.data.rows} />
            <ReadOn
              shown={words.shown(state.data.rows.length, state.data.total)}
              hasMore={state.data.hasMore}
              isLoading={state.more.isLoading}
              hasFailed={state.more.hasFailed}
              onMore={showMore}
            />
          </>
        ) : null}
      </div>
    </Page>
  );
}
