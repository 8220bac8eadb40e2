import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { databaseUrl } from "../../../testing/admin";

/** The URL of a database of these tests, for another connection to it. */
export async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return databaseUrl(process.env["MANDI_TEST_SERVER"] ?? "", rows[0]?.name ?? "");
}
