import { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../../database-tables";
import { Changes } from "../memory/changes";
import { namedStatementDialect, type OnStatement } from "./named-statement-driver";

/** A connection or, inside a transaction, that transaction: stores take either. */
export type Db = Kysely<Database>;

const pools = new WeakMap<Db, Pool>();
const heard = new WeakMap<Db, Changes>();

export function createDatabase(pool: Pool): Db {
  const db = new Kysely<Database>({ dialect: namedStatementDialect(pool) });
  pools.set(db, pool);
  heard.set(db, new Changes(pool));
  return db;
}

/** The same database, with somebody who hears each statement. It ends with the database itself. */
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
  if (!pool) throw new Error("Only a database itself has a pool, a transaction has one connection of it");
  return pool;
}

/** What has changed in tables that processes remember; a transaction, which sees its own writes, has none. */
export function changesOf(db: Db): Changes | undefined {
  return heard.get(db);
}
