import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from "kysely";
import type { Pool } from "pg";
import { LazyConnection, type OnStatement } from "./lazy-connection";
import { RoundTrips } from "./round-trips";

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
