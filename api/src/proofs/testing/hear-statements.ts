import pg from "pg";

/** Hears the text of every reading statement that this process sends to PostgreSQL. Returns what ends it. */
export function hearStatements(hear: (text: string) => void): () => void {
  const original: unknown = Reflect.get(pg.Client.prototype, "query");
  if (typeof original !== "function") throw new Error("pg has no query any more");
  Reflect.set(pg.Client.prototype, "query", function query(this: object, ...parameters: unknown[]): unknown {
    const [statement] = parameters;
    if (typeof statement === "object" && statement !== null && "text" in statement) {
      const text = String(statement.text);
      if (/^\s*(?:select|with)\b/i.test(text)) hear(text);
    }
    return Reflect.apply(original, this, parameters);
  });
  return () => void Reflect.set(pg.Client.prototype, "query", original);
}
