import type { Db } from "../../platform/database/database";

interface Kept<Value> {
  readonly until: number;
  readonly value: Promise<Value>;
}

/**
 * Caches what many requests ask for, for a while and for a bounded number of keys; the least recently used is evicted first.
 * Each database has its own cache, because a test process has several databases.
 */
export function keptAnswers<Value>(options: { readonly seconds: number; readonly atMost: number }) {
  const byDatabase = new WeakMap<Db, Map<string, Kept<Value>>>();
  return (db: Db, key: string, now: Date, ask: () => Promise<Value>): Promise<Value> => {
    const kept = byDatabase.get(db) ?? new Map<string, Kept<Value>>();
    byDatabase.set(db, kept);
    const known = kept.get(key);
    kept.delete(key);
    if (known && known.until > now.getTime()) {
      kept.set(key, known);
      return known.value;
    }
    const value = ask();
    kept.set(key, { until: now.getTime() + options.seconds * 1000, value });
    // A failure is not cached: the next request tries again.
    value.catch(() => kept.delete(key));
    const oldest = kept.keys().next();
    if (kept.size > options.atMost && !oldest.done) kept.delete(oldest.value);
    return value;
  };
}
