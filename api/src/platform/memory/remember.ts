import { changesOf, type Db } from "../database/database";
import type { Changes, Topic } from "./changes";

/** Far more entries than a market has products; beyond this, everything is dropped and read again. */
const entriesAtMost = 20_000;

/** Loads the values of keys; a key without a value is left out. */
type Load<Key, Value> = (db: Db, missing: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Kept<Key, Value> {
  readonly count: number;
  readonly values: Map<Key, Promise<Value | undefined>>;
}

/**
 * Caches what rarely changes in this process until its tables change (`Changes`). A transaction, and a process without
 * notifications, read the database every time. Callers must not modify the values.
 */
export function remember<Key, Value>(topic: Topic, load: Load<Key, Value>): Load<Key, Value> {
  const memories = new WeakMap<Changes, Kept<Key, Value>>();
  const valuesOf = (changes: Changes, count: number): Kept<Key, Value>["values"] => {
    const kept = memories.get(changes);
    if (kept?.count === count && kept.values.size < entriesAtMost) return kept.values;
    const values: Kept<Key, Value>["values"] = new Map();
    memories.set(changes, { count, values });
    return values;
  };
  return async (db, keys) => {
    const changes = changesOf(db);
    const count = changes?.countOf(topic);
    if (changes === undefined || count === undefined) return load(db, keys);
    const values = valuesOf(changes, count);
    const missing = [...new Set(keys)].filter((key) => !values.has(key));
    if (missing.length > 0) {
      const loaded = load(db, missing);
      // A failure is not cached: the next call tries again.
      loaded.catch(() => {
        for (const key of missing) values.delete(key);
      });
      for (const key of missing) {
        const value = loaded.then((found) => found.get(key));
        value.catch(() => undefined); // Handled where the value is awaited.
        values.set(key, value);
      }
    }
    const found = new Map<Key, Value>();
    for (const key of keys) {
      const value = await values.get(key);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  };
}
