import pg from "pg";

/** What some work sent to PostgreSQL, and its outcome. */
export interface RoundTrips<Result> {
  readonly result: Result;
  readonly trips: number;
  readonly statements: number;
}

/**
 * Counts the statements of this process to PostgreSQL during some work, and their round trips: statements sent over one connection at one
 * moment are one. Connections must already be open, because opening them would be counted.
 */
export async function countRoundTrips<Result>(work: () => Promise<Result>): Promise<RoundTrips<Result>> {
  const original: unknown = Reflect.get(pg.Client.prototype, "query");
  if (typeof original !== "function") throw new Error("pg has no query any more");
  const leaving = new WeakSet<object>();
  let trips = 0;
  let statements = 0;
  Reflect.set(pg.Client.prototype, "query", function query(this: object, ...parameters: unknown[]): unknown {
    statements += 1;
    if (!leaving.has(this)) {
      trips += 1;
      leaving.add(this);
      queueMicrotask(() => leaving.delete(this));
    }
    return Reflect.apply(original, this, parameters);
  });
  try {
    const result = await work();
    return { result, trips, statements };
  } finally {
    Reflect.set(pg.Client.prototype, "query", original);
  }
}
