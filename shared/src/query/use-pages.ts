import { useEffect, useState } from "react";
import { type GrownList, grown, type ListPage } from "./list-page";
import type { Pages } from "./pages";
import { useEntry } from "./use-entry";
import { usePoll } from "./use-poll";
import type { QueryResult } from "./use-query";
import { viewOf } from "./view-of";

/** The requested pages that have not arrived yet. */
export interface MorePages {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The first `count` pages of a list. Further pages are added to the loaded ones; a refetch reads them all again. A page
 * that failed does not affect the others.
 */
export function usePages<Key extends readonly unknown[], Row>(
  pages: Pages<Key, Row>,
  key: Key,
  count: number,
): QueryResult<GrownList<Row>> & { readonly more: MorePages } {
  const { keyOf, refetchInterval, readPage } = pages;
  const read = (signal: AbortSignal, from: number, to: number): Promise<ListPage<Row>[]> =>
    Promise.all(Array.from({ length: to - from }, (_, index) => readPage(signal, from + index + 1, ...key)));

  /** The loaded or wanted pages; the same array when none of them has changed. */
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
  // Refetches continue without the failed page, so their success says nothing about it.
  const [failedCount, setFailedCount] = useState(0);
  const hasFailed = isMissing && failedCount === count;

  const [round, setRound] = useState(0);

  /** Adds the missing pages to what a running refetch finds; one that starts meanwhile is waited for in another round. */
  async function readOn(): Promise<void> {
    setFailedCount(0);
    if (entry.store.getState().isFetching) await look();
    const known = entry.store.getState().data;
    if (known === undefined || known.length >= count) return;
    let isOvertaken = () => false;
    await entry.fetch(async (signal) => {
      isOvertaken = () => signal.aborted;
      return [...known, ...(await read(signal, known.length, count))];
    });
    if (isOvertaken()) setRound((before) => before + 1);
    else if (entry.store.getState().error !== null) setFailedCount(count);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the loaded pages, the wanted length and the round; again by Retry only
  useEffect(() => {
    if (isMissing) void readOn();
  }, [entry, here, count, round]);

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
