import pg from "pg";

/**
 * Counts the statements of this process to PostgreSQL and their round trips: statements sent over one connection at one moment are one. Connections
 * must already be open, because opening them would be counted.
 */
export function observeRoundTrips(): {
  readonly count: () => number;
  readonly statements: () => number;
  readonly stop: () => void;
} {
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
  return {
    count: () => trips,
    statements: () => statements,
    stop: () => void Reflect.set(pg.Client.prototype, "query", original),
  };
}
