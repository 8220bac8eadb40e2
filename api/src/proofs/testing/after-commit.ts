import pg from "pg";

/**
 * Runs something at the one moment that no caller can see: a write and its answer are committed, but not sent yet.
 * It affects only writes under a chosen idempotency key. Returns a function that undoes it.
 */
export function afterCommitOf(isChosen: (key: string) => boolean, act: () => void): () => void {
  const original: unknown = Reflect.get(pg.Client.prototype, "query");
  if (typeof original !== "function") throw new Error("pg has no query any more");
  const chosen = new WeakSet<object>();
  // Reflect, because the type of `query` is a dozen overloads of which the driver uses two.
  Reflect.set(pg.Client.prototype, "query", function query(this: object, ...parameters: unknown[]): unknown {
    const [first] = parameters;
    const answer: unknown = Reflect.apply(original, this, parameters);
    if (keysOf(first).some(isChosen)) chosen.add(this);
    if (first !== "commit" || !chosen.delete(this)) return answer;
    return Promise.resolve(answer).then(act);
  });
  return () => void Reflect.set(pg.Client.prototype, "query", original);
}

/** The texts that a statement stores as idempotency keys. */
function keysOf(statement: unknown): readonly string[] {
  if (typeof statement !== "object" || statement === null) return [];
  if (!("text" in statement) || !("values" in statement) || !Array.isArray(statement.values)) return [];
  const isKeeping = typeof statement.text === "string" && /^\s*insert into idempotency_key/.test(statement.text);
  return isKeeping ? statement.values.flat().filter((value) => typeof value === "string") : [];
}
