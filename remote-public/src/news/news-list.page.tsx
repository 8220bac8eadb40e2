import { content, news as words } from "@mandi/shared/messages/public";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { PageFailure } from "../common/page-failure";
import { ReadOn } from "../common/read-on";
import { useGrowingList } from "../common/use-growing-list";
import { readNewsPage } from "./news.api";
import { NewsCards } from "./news-cards";
import styles from "./news-list.module.css";

/** All market news, newest first, read on page by page. */
export default function NewsListPage() {
  const { state, known, showMore } = useGrowingList({
    name: "news",
    readPage: readNewsPage,
    keyOf: ({ slug }) => slug,
  });
  const list = state.kind === "ready" ? state.data : known;
  return (
    <Page>
      <PageHead crumbs={[{ label: "Home", to: "/" }, { label: words.title }]} title={words.title} />
      <div className={styles.list}>
        {list === null ? null : <NewsCards news={list.rows} />}
        {list === null && state.kind === "loading" ? (
          <LoadingPlace label={words.title}>
            <SkeletonBlock height={300} />
            <SkeletonBlock height={300} />
          </LoadingPlace>
        ) : null}
        {state.kind === "empty" || state.kind === "forbidden" ? (
          <EmptyState title={content.noDataFound} hasPanel />
        ) : null}
        {list === null && state.kind === "failed" ? <PageFailure {...state} /> : null}
        {list === null ? null : (
          <ReadOn
            shown={words.shown(list.rows.length, list.total)}
            hasMore={list.hasMore}
            isLoading={state.kind === "loading"}
            hasFailed={state.kind === "failed"}
            onMore={state.kind === "failed" ? state.retry : showMore}
          />
        )}
      </div>
    </Page>
  );
}
