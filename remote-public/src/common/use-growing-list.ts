import type { PageState } from "@mandi/shared/state/page-state";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import type { ListPage } from "./list-page";

/** More pages than anyone reads in one go: an address from outside must not start a hundred calls. */
const mostPages = 20;

export interface GrownList<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
}

export interface GrowingList<Row> {
  readonly state: PageState<GrownList<Row>>;
  /** What is here already, also while the next page loads or when it failed. */
  readonly known: GrownList<Row> | null;
  readonly showMore: () => void;
}

export interface GrowingListOptions<Row> {
  /** What is listed: another one starts the list anew. */
  readonly name: string;
  readonly readPage: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>;
  readonly keyOf: (row: Row) => string | number;
}

/**
 * A list up to the page in the address: reading on appends, and Back comes to the same length of list. Pages that are here
 * already are not asked for again.
 */
export function useGrowingList<Row>({ name, readPage, keyOf }: GrowingListOptions<Row>): GrowingList<Row> {
  const [params, setParams] = useSearchParams();
  const wanted = Math.min(mostPages, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
  const kept = useRef<{ readonly name: string; readonly pages: readonly ListPage<Row>[] }>({ name, pages: [] });
  const pages = kept.current.name === name ? kept.current.pages : [];

  const state = usePageState<GrownList<Row>>(
    `${name} up to ${wanted}`,
    async (signal) => {
      const missing = Array.from(
        { length: Math.max(0, wanted - pages.length) },
        (_, index) => pages.length + index + 1,
      );
      const more = await Promise.all(missing.map((page) => readPage(page, signal)));
      const all = [...pages, ...more];
      if (!signal.aborted) kept.current = { name, pages: all };
      return grown(all, keyOf);
    },
    { isEmpty: ({ rows }) => rows.length === 0 },
  );

  function showMore(): void {
    setParams(
      (before) => {
        before.set("page", String(wanted + 1));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const known = grown(pages, keyOf);
  return { state, known: known.rows.length === 0 ? null : known, showMore };
}

function grown<Row>(pages: readonly ListPage<Row>[], keyOf: (row: Row) => string | number): GrownList<Row> {
  const byKey = new Map(pages.flatMap(({ data }) => data).map((row) => [keyOf(row), row]));
  const last = pages.at(-1);
  return {
    // A row that came in meanwhile pushes one from the last page onto the next: by its key it stands here once.
    rows: [...byKey.values()],
    total: last?.total ?? 0,
    hasMore: last ? last.current_page < last.last_page : false,
  };
}
