import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { Pool, PoolClient, QueryResult as PoolResult } from "pg";
import { inOnePacket, type RoundTrips, sentAs } from "./round-trips";

/** Receives the text of every statement before it is sent. */
export type OnStatement = (text: string) => void;

interface Waiting {
  readonly statement: string | ReturnType<typeof sentAs>;
  readonly resolve: (result: PoolResult) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * A connection, as far as Kysely is concerned. Outside a transaction it holds none: its statements are sent with all others of the same
 * moment. A transaction has its own connection, over which simultaneous statements are sent in one packet, the first of them with
 * its begin.
 */
export class LazyConnection implements DatabaseConnection {
  readonly #pool: Pool;
  readonly #trips: RoundTrips;
  readonly #onStatement: OnStatement;
  #client: PoolClient | undefined;
  /** Statements that are sent together, in order. */
  #waiting: Waiting[] = [];
  #isLeaving = false;
  /** For statements that are sent with the next one, which fails if they fail. */
  #along: Promise<PoolResult>[] = [];
  /** It may still be inside a transaction that nobody will end, so it must not be reused. */
  #isBroken = false;

  constructor(pool: Pool, trips: RoundTrips, onStatement: OnStatement) {
    this.#pool = pool;
    this.#trips = trips;
    this.#onStatement = onStatement;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#onStatement(query.sql);
    return resultOf<Row>(await (this.#client ? this.#send(sentAs(query)) : this.#trips.send(query)));
  }

  /** Inside a transaction: sends a statement with the next one or with the commit, without waiting for it separately. */
  executeAlong(query: CompiledQuery): void {
    this.#onStatement(query.sql);
    this.#sendAlong(sentAs(query));
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and no list here is long enough to stream
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("Streaming is not supported: every list is paged");
  }

  async begin(text: string): Promise<void> {
    this.#client = await this.#pool.connect();
    this.#sendAlong(text);
  }

  async commit(): Promise<void> {
    if (this.#client) await this.#send("commit");
  }

  /**
   * Never fails: the error that matters is the reason for the rollback, and Kysely would replace it with that of the
   * rollback. A lost connection, the usual reason, has already rolled back; any other transaction ends when its connection is discarded.
   */
  async rollback(): Promise<void> {
    try {
      if (this.#client) await this.#send("rollback");
    } catch {
      this.#isBroken = true;
    }
  }

  release(): void {
    this.#client?.release(this.#isBroken);
    this.#client = undefined;
  }

  #sendAlong(statement: Waiting["statement"]): void {
    const sent = this.#wait(statement);
    // A failure surfaces at the next statement or at the end of the transaction.
    sent.catch(() => undefined);
    this.#along.push(sent);
  }

  async #send(statement: Waiting["statement"]): Promise<PoolResult> {
    const along = this.#along;
    this.#along = [];
    const sent = this.#wait(statement);
    // After everything that can continue without waiting for I/O, so that other statements of the same moment are sent too.
    if (!this.#isLeaving) process.nextTick(() => this.#leave());
    this.#isLeaving = true;
    await Promise.all([...along, sent]);
    return sent;
  }

  #wait(statement: Waiting["statement"]): Promise<PoolResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
    });
  }

  #leave(): void {
    const leaving = this.#waiting;
    this.#waiting = [];
    this.#isLeaving = false;
    const client = this.#client;
    if (client === undefined) {
      for (const { reject } of leaving) reject(new Error("This transaction has ended"));
      return;
    }
    void inOnePacket(client, async () => {
      for (const { statement, resolve, reject } of leaving) client.query(statement).then(resolve, reject);
    });
  }
}

function resultOf<Row>({ rows, rowCount, command }: PoolResult): QueryResult<Row> {
  const isWrite = command === "INSERT" || command === "UPDATE" || command === "DELETE" || command === "MERGE";
  return isWrite ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
}
