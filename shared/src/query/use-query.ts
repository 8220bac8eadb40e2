import type { PageState } from "./page-state";
import type { Query } from "./query";
import { useEntry } from "./use-entry";
import { usePoll } from "./use-poll";
import { viewOf } from "./view-of";

export interface UseQueryOptions {
  /** The reader has paused refetching. */
  readonly isPaused?: boolean;
}

/** One of the five states, and the actions possible in it. */
export type QueryResult<Data> = PageState<Data> & {
  /** Fetches again. What is shown stays until the answer arrives. */
  readonly refetch: () => Promise<void>;
  /** When the displayed data was last confirmed, in ms of this device's clock; null while refetches succeed. */
  readonly staleSince: number | null;
};

/**
 * A query of a page: fetched on the first visit, again behind the page when it was kept, and at its interval while the
 * tab is visible. A failed refetch keeps the displayed data; one that is answered with "gone" or "not yours" puts the
 * page in that state, once no form is open on it.
 * @param key null while the query is not wanted yet, which looks like loading
 */
export function useQuery<Key extends readonly unknown[], Data>(
  query: Query<Key, Data>,
  key: Key | null,
  { isPaused = false }: UseQueryOptions = {},
): QueryResult<Data> {
  const { isEmpty, refetchInterval, load } = query;
  const entry = useEntry(
    query.entry(key),
    (signal) => (key === null ? new Promise(() => undefined) : load(signal, ...key)),
    {
      isEnabled: key !== null,
      isLive: refetchInterval !== undefined,
    },
  );
  const { data, refetch, look } = entry;
  const { state, staleSince } = viewOf(entry, isEmpty);
  usePoll(isPaused || data === undefined ? null : (refetchInterval?.(data) ?? null), look);
  return { ...state, refetch, staleSince };
}
