import type { News } from "@mandi/shared/contract/market-news";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { type NewsPage, readNewsPage } from "./news.api";

/** More pages than anyone reads in one go: an address from outside must not start a hundred calls. */
const mostPages = 20;

export interface NewsList {
  readonly news: readonly News[];
  readonly total: number;
  readonly hasMore: boolean;
}

/**
 * All news up to the page in the address: reading on appends, and Back comes to the same length of list. Pages that are here
 * already are not asked for again.
 */
export function useNewsList() {
  const [params, setParams] = useSearchParams();
  const wanted = Math.min(mostPages, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
  const pages = useRef<readonly NewsPage[]>([]);

  const state = usePageState<NewsList>(
    `news ${wanted}`,
    async (signal) => {
      const have = pages.current.length;
      const missing = Array.from({ length: Math.max(0, wanted - have) }, (_, index) => have + index + 1);
      const more = await Promise.all(missing.map((page) => readNewsPage(page, signal)));
      pages.current = [...pages.current, ...more];
      return toList(pages.current);
    },
    { isEmpty: ({ news }) => news.length === 0 },
  );

  function showMore(): void {
    setParams({ page: String(wanted + 1) }, { replace: true, preventScrollReset: true });
  }

  const known = pages.current.length === 0 ? null : toList(pages.current);
  return { state, known, showMore };
}

function toList(pages: readonly NewsPage[]): NewsList {
  const bySlug = new Map(pages.flatMap(({ data }) => data).map((article) => [article.slug, article]));
  const last = pages.at(-1);
  // An article that came out meanwhile pushes one from the last page onto the next: by its slug it stands here once.
  return {
    news: [...bySlug.values()],
    total: last?.total ?? 0,
    hasMore: last ? last.current_page < last.last_page : false,
  };
}
