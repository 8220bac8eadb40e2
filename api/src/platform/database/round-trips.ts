import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import pg, { type Pool, type PoolClient, type QueryResult } from "pg";

/** More texts than this mean that SQL of varying length is built somewhere; the rest then stays unnamed. */
const namedTextsAtMost = 1_000;
const names = new Map<string, string>();

/** A stable name for a statement's text: PostgreSQL then plans it once per connection (2 to 3 times the speed, measured). */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= namedTextsAtMost) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
  names.set(text, name);
  return name;
}

/** A statement in the form that `pg` expects. */
export function sentAs({ sql, parameters }: CompiledQuery) {
  const name = parameters.length > 0 ? statementName(sql) : undefined;
  return { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) };
}

interface Waiting {
  readonly query: CompiledQuery;
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** The most statements queued on one connection, because each waits for the ones before it. */
const statementsAtMost = 24;

/**
 * Sends statements that were issued in the same moment, as those of a `Promise.all`, over one connection in one round trip.
 * Each is its own transaction and fails alone, in the order in which they were issued.
 */
export class RoundTrips {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  send(query: CompiledQuery): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      // After everything that can continue without waiting for I/O, so that other statements of the same moment are sent too.
      if (this.#waiting.length === 0) process.nextTick(() => this.#leave());
      this.#waiting.push({ query, resolve, reject });
    });
  }

  #leave(): void {
    const leaving = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < leaving.length; from += statementsAtMost) {
      void this.#travel(leaving.slice(from, from + statementsAtMost));
    }
  }

  async #travel(group: readonly Waiting[]): Promise<void> {
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    const results = await inOnePacket(client, () =>
      Promise.allSettled(group.map(({ query }) => client.query(sentAs(query)))),
    );
    // Before any caller continues, because their next statement may use this connection. One on which a statement got no answer is dead,
    // even if it has not noticed yet.
    client.release(
      results.some((result) => result.status === "rejected" && !(result.reason instanceof pg.DatabaseError)),
    );
    results.forEach((result, index) => {
      if (result.status === "fulfilled") group[index]?.resolve(result.value);
      else group[index]?.reject(result.reason);
    });
  }
}

/**
 * Writes everything sent over a connection at one moment with one system call. `pg` makes one for each statement, which took a
 * third of a request's processor time.
 */
export function inOnePacket<Result>({ connection }: PoolClient, send: () => Promise<Result>): Promise<Result> {
  connection.stream.cork();
  try {
    return send();
  } finally {
    connection.stream.uncork();
  }
}
