import type { Db } from "@mandi/api/public/database";
import { sql } from "kysely";

/** The newest message of the outbox; later ones belong to the steps played from here on. */
export async function lastNotice(tx: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from outbox`.execute(tx);
  return rows[0]?.last ?? 0;
}

/** The steps that were played are past: nobody should get a message of last month when a gateway is set up. */
export async function settleNotices(tx: Db, after: number): Promise<void> {
  await sql`update outbox set sent_at = created_at, attempts = 1 where id > ${after} and sent_at is null`.execute(tx);
}

/** People look at their news every other day: older ones count as read. */
export async function readOldNotices(tx: Db, now: Date): Promise<void> {
  await sql`
    update notification set read_at = created_at
     where read_at is null and created_at < ${now}::timestamptz - interval '2 days'`.execute(tx);
}
