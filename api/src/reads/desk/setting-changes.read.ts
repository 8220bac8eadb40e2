import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Who changed each of these settings last, by its key. */
export async function selectSettingChanges(db: Db, keys: readonly string[]) {
  const subjects = keys.map((key) => `setting:${key}`);
  const { rows } = await sql<{ subject: string; at: Date; name: string | null }>`
    select asked.subject, latest.at, users.name
    from unnest(${subjects}::text[]) as asked (subject)
    cross join lateral (
      select at, actor_id from audit_event
      where audit_event.subject = asked.subject and action = 'setting set'
      order by id desc limit 1
    ) latest
    left join users on users.id = latest.actor_id`.execute(db);
  return new Map(rows.map(({ subject, at, name }) => [subject.replace(/^setting:/, ""), { at, name: name ?? "" }]));
}
