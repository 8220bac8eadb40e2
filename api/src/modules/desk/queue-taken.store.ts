import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

interface Taking {
  readonly kind: string;
  readonly item: string;
  /** As PostgreSQL writes it, to the microsecond. */
  readonly since: string;
  readonly takenBy: number;
  readonly takenAt: Date;
  /** What was taken before this no longer counts. */
  readonly after: Date;
  /** From whom it may be taken over. */
  readonly from: number | undefined;
}

/** Records who takes it, unless somebody else has it. @returns whether it is now theirs */
export async function takeIfFree(db: Db, taking: Taking): Promise<boolean> {
  const { kind, item, since, takenBy, takenAt, after, from } = taking;
  const { rows } = await sql`
    insert into queue_taken as held (kind, item, since, taken_by, taken_at)
    values (${kind}, ${item}, ${since}::timestamptz, ${takenBy}, ${takenAt})
    on conflict (kind, item) do update set since = excluded.since, taken_by = excluded.taken_by, taken_at = excluded.taken_at
     where held.taken_by in (${takenBy}, ${from ?? takenBy}) or held.taken_at <= ${after} or held.since <> excluded.since
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Who has it and since when; undefined when nobody has. */
export function selectTaker(db: Db, kind: string, item: string) {
  return db
    .selectFrom("queue_taken")
    .select(["taken_by", "taken_at"])
    .where("kind", "=", kind)
    .where("item", "=", item)
    .executeTakeFirst();
}

/** Releases what one person has taken; what somebody else has stays theirs. */
export async function deleteTaken(db: Db, kind: string, item: string, takenBy: number): Promise<void> {
  await db
    .deleteFrom("queue_taken")
    .where("kind", "=", kind)
    .where("item", "=", item)
    .where("taken_by", "=", takenBy)
    .execute();
}

/** Deletes what was taken before this moment; an item that is done is never taken again. */
export async function deleteTakenBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("queue_taken").where("taken_at", "<=", before).execute();
}
