import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Pool, PoolClient, QueryResult as PoolResult } from "pg";
import { RoundTrips, sentAs } from "./round-trips";

/** Hears the text of every statement before it is sent. */
export type OnStatement = (text: string) => void;

/**
 * What Kysely takes for a connection. Outside of a transaction it holds none: its statements go with all others of the same
 * moment. A transaction has a connection to itself, whose first statement travels with the one that begins it.
 */
class LazyConnection implements DatabaseConnection {
  readonly #pool: Pool;
  readonly #trips: RoundTrips;
  readonly #onStatement: OnStatement;
  #client: PoolClient | undefined;
  #beginning: Promise<unknown> | undefined;
  /** It may still be inside a transaction that nobody will end, so nobody may have it again. */
  #isBroken = false;

  constructor(pool: Pool, trips: RoundTrips, onStatement: OnStatement) {
    this.#pool = pool;
    this.#trips = trips;
    this.#onStatement = onStatement;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#onStatement(query.sql);
    return resultOf<Row>(await (this.#client ? this.#send(this.#client, sentAs(query)) : this.#trips.send(query)));
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and no list here is long enough to stream
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("Streaming is not supported: every list is paged");
  }

  async begin(text: string): Promise<void> {
    this.#client = await this.#pool.connect();
    this.#beginning = this.#client.query(text);
    // A failure surfaces at the first statement, or at the end of the transaction.
    this.#beginning.catch(() => undefined);
  }

  async commit(): Promise<void> {
    if (this.#client) await this.#send(this.#client, "commit");
  }

  /**
   * Never fails: why the transaction is rolled back is the error to hear of, and Kysely would replace it by that of the
   * rollback. A lost connection, the usual reason, has rolled back on its own; any other ends when it is thrown away.
   */
  async rollback(): Promise<void> {
    try {
      if (this.#client) await this.#send(this.#client, "rollback");
    } catch {
      this.#isBroken = true;
    }
  }

  release(): void {
    this.#client?.release(this.#isBroken);
    this.#client = undefined;
  }

  async #send(client: PoolClient, statement: string | ReturnType<typeof sentAs>): Promise<PoolResult> {
    const beginning = this.#beginning;
    this.#beginning = undefined;
    const [result] = await Promise.all([client.query(statement), beginning]);
    return result;
  }
}

function resultOf<Row>({ rows, rowCount, command }: PoolResult): QueryResult<Row> {
  const isWrite = command === "INSERT" || command === "UPDATE" || command === "DELETE" || command === "MERGE";
  return isWrite ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
}

class NamedStatementDriver implements Driver {
  readonly #pool: Pool;
  readonly #trips: RoundTrips;
  readonly #onStatement: OnStatement;

  constructor(pool: Pool, onStatement: OnStatement) {
    this.#pool = pool;
    this.#trips = new RoundTrips(pool);
    this.#onStatement = onStatement;
  }

  async init(): Promise<void> {
    // The pool opens connections when the first query needs one.
  }

  async acquireConnection(): Promise<LazyConnection> {
    return new LazyConnection(this.#pool, this.#trips, this.#onStatement);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : "";
    const access = settings.accessMode ? ` ${settings.accessMode}` : "";
    await own(connection)?.begin(`start transaction${isolation}${access}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection)?.commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection)?.rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    own(connection)?.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

function own(connection: DatabaseConnection): LazyConnection | undefined {
  return connection instanceof LazyConnection ? connection : undefined;
}

/** Kysely on a `pg` pool with named statements, those of one moment in one round trip. */
export function namedStatementDialect(pool: Pool, onStatement: OnStatement = () => undefined): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new NamedStatementDriver(pool, onStatement),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  };
}
