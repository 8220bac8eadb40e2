import type { Db } from "./database";

let waiting: (() => void)[] = [];

/** Runs `work` together with that of other requests that arrived at the same time, so that their statements share a round trip. */
function withArrivals(work: () => void): void {
  // After everything that has arrived by now has been read.
  if (waiting.length === 0) setImmediate(() => runAll());
  waiting.push(work);
}

function runAll(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

interface Batch<Key, Value> {
  readonly keys: Key[];
  readonly values: Promise<readonly Value[]>;
}

/** One statement for requests that arrived at the same time, each with its own key. `load` returns results in the order of the keys. */
export function gathered<Key, Value>(load: (db: Db, keys: readonly Key[]) => Promise<readonly Value[]>) {
  const open = new WeakMap<Db, Batch<Key, Value>>();
  return async (db: Db, key: Key): Promise<Value | undefined> => {
    const batch = open.get(db) ?? begin(db);
    const place = batch.keys.push(key) - 1;
    return (await batch.values)[place];
  };

  function begin(db: Db): Batch<Key, Value> {
    const keys: Key[] = [];
    const values = new Promise<readonly Value[]>((resolve, reject) => {
      withArrivals(() => {
        open.delete(db);
        load(db, keys).then(resolve, reject);
      });
    });
    const batch = { keys, values };
    open.set(db, batch);
    return batch;
  }
}
