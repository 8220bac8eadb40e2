import pg from "pg";

/** When waiting for an answer began and ended, in milliseconds of process time. */
export interface Wait {
  readonly beganAt: number;
  readonly endedAt: number;
}

/** A reading statement that was sent to PostgreSQL, when its answer came, and the values of its parameters. */
export type StatementObserver = (text: string, wait: Wait, values: readonly unknown[]) => void;

/** Observes every reading statement of this process that is answered during some work, and returns the outcome of the work. */
export async function observeStatements<Result>(
  observe: StatementObserver,
  work: () => Promise<Result>,
): Promise<Result> {
  const original: unknown = Reflect.get(pg.Client.prototype, "query");
  if (typeof original !== "function") throw new Error("pg has no query any more");
  Reflect.set(pg.Client.prototype, "query", function query(this: object, ...parameters: unknown[]): unknown {
    const [statement] = parameters;
    const beganAt = performance.now();
    const answer: unknown = Reflect.apply(original, this, parameters);
    if (typeof statement !== "object" || statement === null || !("text" in statement)) return answer;
    const text = String(statement.text);
    const values = "values" in statement && Array.isArray(statement.values) ? statement.values : [];
    if (!/^\s*(?:select|with)\b/i.test(text)) return answer;
    return Promise.resolve(answer).then((result) => {
      observe(text, { beganAt, endedAt: performance.now() }, values);
      return result;
    });
  });
  try {
    return await work();
  } finally {
    Reflect.set(pg.Client.prototype, "query", original);
  }
}
