import { waitUntil } from "@mandi/launch/process/wait-until";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** Waits until another session waits for a named lock. @throws when none does within a minute */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`.execute(db);
    return rows.length > 0 || undefined;
  };
  if (!(await waitUntil(isWaiting, { withinMs: 60_000, everyMs: 20 }))) throw new Error("Nobody waits for a lock");
}
