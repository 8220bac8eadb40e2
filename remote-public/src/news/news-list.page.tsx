import { content, news as words } from "@mandi/shared/messages/public";
import { Button } from "@mandi/shared/ui/controls/button";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { LoadingPlace } from "../common/loading-place";
import { PageFailure } from "../common/page-failure";
import { NewsCards } from "./news-cards";
import styles from "./news-list.module.css";
import { type NewsList, useNewsList } from "./use-news-list";

/** All market news, newest first, read on page by page. */
export default function NewsListPage() {
  const { state, known, showMore } = useNewsList();
  const list = state.kind === "ready" ? state.data : known;
  return (
    <Page>
      <PageHead crumbs={[{ label: "Home", to: "/" }, { label: words.title }]} title={words.title} />
      <div className={styles.list}>
        {list === null ? null : <NewsCards news={list.news} />}
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
            list={list}
            isLoading={state.kind === "loading"}
            retry={state.kind === "failed" ? state.retry : undefined}
            onMore={showMore}
          />
        )}
      </div>
    </Page>
  );
}

interface ReadOnProps {
  readonly list: NewsList;
  readonly isLoading: boolean;
  readonly retry: (() => void) | undefined;
  readonly onMore: () => void;
}

function ReadOn({ list, isLoading, retry, onMore }: ReadOnProps) {
  return (
    <div className={styles.more}>
      <InlineStatus>{retry ? words.moreFailed : words.shown(list.news.length, list.total)}</InlineStatus>
      {list.hasMore ? (
        <Button isBusy={isLoading} busyText={words.loadingMore} onClick={retry ?? onMore}>
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}
