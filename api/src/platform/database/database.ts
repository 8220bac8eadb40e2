import { Kysely } from "kysely";
import type { Pool } from "pg";
import type { IdentityTables } from "../../modules/identity/identity.tables";
import { namedStatementDialect } from "./named-statement-driver";
import type { PlatformTables } from "./platform.tables";

/** Every table, by the module that owns it. A module's tables stand in its `*.tables.ts`; one line each here. */
export interface Database extends PlatformTables, IdentityTables {}

/** A connection or, inside a transaction, that transaction: stores take either. */
export type Db = Kysely<Database>;

export function createDatabase(pool: Pool): Db {
  return new Kysely<Database>({ dialect: namedStatementDialect(pool) });
}
