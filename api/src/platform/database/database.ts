import { type CompiledQuery, type DatabaseConnection, DummyDriver, Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../../database-tables";
import { Changes } from "../memory/changes";
import { LazyConnection, type OnStatement } from "./lazy-connection";
import { namedStatementDialect } from "./named-statement-driver";

/** A connection or, inside a transaction, that transaction: stores take either. */
export type Db = Kysely<Database>;

const pools = new WeakMap<Db, Pool>();
const heard = new WeakMap<Db, Changes>();
const connections = new WeakMap<Db, LazyConnection>();

export function createDatabase(pool: Pool): Db {
  const db = new Kysely<Database>({ dialect: namedStatementDialect(pool) });
  pools.set(db, pool);
  heard.set(db, new Changes(pool));
  return db;
}

/** The same database with a listener for each statement. It closes with the database itself. */
export function watchDatabase(db: Db, onStatement: OnStatement): Db {
  const pool = poolOf(db);
  const watched = new Kysely<Database>({ dialect: namedStatementDialect(pool, onStatement) });
  pools.set(watched, pool);
  const changes = heard.get(db);
  if (changes) heard.set(watched, changes);
  return watched;
}

/** The connections under a database, for the job queue, which brings its own SQL. */
export function poolOf(db: Db): Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error("Only a database has a pool; a transaction has one of its connections");
  return pool;
}

/** Changes to the tables that processes cache; a transaction, which sees its own writes, has none. */
export function changesOf(db: Db): Changes | undefined {
  return heard.get(db);
}

/**
 * Runs `work` in a transaction whose statements share a round trip when they do not wait for each other. Kysely's own transaction
 * would send each only after the answer to the previous one.
 */
export function transact<Result>(
  db: Db,
  isolation: "read committed" | "repeatable read" | "serializable",
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const dialect = namedStatementDialect(poolOf(db));
  return db
    .transaction()
    .setIsolationLevel(isolation)
    .execute((begun) =>
      begun.getExecutor().provideConnection(async (connection) => {
        let isOver = false;
        const provideConnection = async <Given>(use: (given: DatabaseConnection) => Promise<Given>) => {
          // It would be outside the transaction.
          if (isOver) throw new Error("This transaction has ended");
          return use(connection);
        };
        const executor = begun.getExecutor().withConnectionProvider({ provideConnection });
        const tx = new Transaction<Database>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
        if (connection instanceof LazyConnection) connections.set(tx, connection);
        return work(tx).finally(() => {
          isOver = true;
          // A deferred write would never be sent; run in the ordinary way, it fails like any other statement.
          connections.delete(tx);
        });
      }),
    );
}

/**
 * A write whose result is not needed: inside a transaction it is sent with the next statement or with the commit, which fail if it
 * fails. Elsewhere it is executed at once.
 */
export async function executeAlong(db: Db, query: CompiledQuery): Promise<void> {
  const connection = connections.get(db);
  if (connection) connection.executeAlong(query);
  else await db.executeQuery(query);
}
