import { createEntries, type KeepOptions, type QueryEntry } from "./query-entries";

export interface QueryOptions<Data> extends KeepOptions {
  /** Whether a ready answer has nothing to show. */
  readonly isEmpty?: (data: Data) => boolean;
  /** How soon the data should be refetched; null once nobody can change it any more. */
  readonly refetchInterval?: (data: Data) => number | null;
}

/** A query that pages show: how it is fetched by its key, and one store for each key. */
export interface Query<Key extends readonly unknown[], Data> extends QueryOptions<Data> {
  readonly load: (signal: AbortSignal, ...key: Key) => Promise<Data>;
  /** The store of a key; null for a query that is not wanted yet. */
  readonly entry: (key: Key | null) => QueryEntry<Data>;
}

/**
 * Declares a query next to the module that uses it. Components that show the same key share one store and one request.
 *
 * ```ts
 * const orderQuery = defineQuery((signal, id: string) => readOrder(id, signal), { isKept: true });
 * const state = useQuery(orderQuery, [id]);
 * ```
 */
export function defineQuery<Key extends readonly unknown[], Data>(
  load: (signal: AbortSignal, ...key: Key) => Promise<Data>,
  options: QueryOptions<Data> = {},
): Query<Key, Data> {
  return { ...options, load, entry: createEntries<Data>(options) };
}
