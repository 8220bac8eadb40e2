import { useEffect, useState } from "react";
import { type GrownList, grown, type ListPage } from "./list-page";
import type { Pages } from "./pages";
import { useEntry } from "./use-entry";
import { usePoll } from "./use-poll";
import type { QueryResult } from "./use-query";
import { viewOf } from "./view-of";

/** The pages that were asked for and are not here yet. */
export interface MorePages {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The first `count` pages of a list. More of them are added to those that are here; a refetch reads them all again. A page
 * that did not come leaves the others alone.
 */
export function usePages<Key extends readonly unknown[], Row>(
  pages: Pages<Key, Row>,
  key: Key,
  count: number,
): QueryResult<GrownList<Row>> & { readonly more: MorePages } {
  const { keyOf, refetchInterval, readPage } = pages;
  const read = (signal: AbortSignal, from: number, to: number): Promise<ListPage<Row>[]> =>
    Promise.all(Array.from({ length: to - from }, (_, index) => readPage(signal, from + index + 1, ...key)));

  /** The pages that are here or wanted; the very same list when none of them has changed. */
  async function readAgain(signal: AbortSignal, known: readonly ListPage<Row>[] = []) {
    const newest = await read(signal, 0, Math.min(count, known.length || count));
    const isUnchanged = newest.length === known.length && newest.every((page, index) => page === known[index]);
    return isUnchanged ? known : newest;
  }

  const entry = pages.entry(key);
  const { data, error, dataUpdatedAt, refetch, look } = useEntry(
    entry,
    (signal) => readAgain(signal, entry.store.getState().data),
    { isEnabled: true, isLive: true },
  );
  const here = data?.length;
  const isMissing = here !== undefined && here < count;
  // Refetches continue without the page that did not come, so their success says nothing of it.
  const [failedCount, setFailedCount] = useState(0);
  const hasFailed = isMissing && failedCount === count;

  async function readOn(): Promise<void> {
    if (data === undefined) return;
    setFailedCount(0);
    await entry.fetch(async (signal) => [...data, ...(await read(signal, data.length, count))]);
    if (entry.store.getState().error !== null) setFailedCount(count);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is here and the length that is wanted; again by Retry only
  useEffect(() => {
    if (isMissing) void readOn();
  }, [entry, here, count]);

  const shown = data?.slice(0, count);
  const { state, staleSince } = viewOf(
    { data: shown && grown(shown, keyOf), error, dataUpdatedAt, refetch },
    ({ rows }) => rows.length === 0,
  );
  usePoll(data === undefined || refetchInterval === undefined ? null : refetchInterval, look);
  return {
    ...state,
    refetch,
    staleSince,
    more: { isLoading: isMissing && !hasFailed, hasFailed, retry: () => void readOn() },
  };
}
