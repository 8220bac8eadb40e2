import { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../../database-tables";
import { namedStatementDialect } from "./named-statement-driver";

/** A connection or, inside a transaction, that transaction: stores take either. */
export type Db = Kysely<Database>;

const pools = new WeakMap<Db, Pool>();

export function createDatabase(pool: Pool): Db {
  const db = new Kysely<Database>({ dialect: namedStatementDialect(pool) });
  pools.set(db, pool);
  return db;
}

/** The connections under a database, for the job queue, which brings its own SQL. */
export function poolOf(db: Db): Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error("Only a database itself has a pool, a transaction has one connection of it");
  return pool;
}
