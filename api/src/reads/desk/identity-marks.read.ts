import { sql } from "kysely";
import type { IdentityMark } from "../../modules/desk/identity-marks.policy";
import type { Db } from "../../platform/database/database";

/** A mark, and whether somebody at the desk has it. */
interface MarkRow extends IdentityMark {
  readonly isStaff: boolean;
}

/**
 * The phones, tax numbers and companies of these people, including former login phones and the former PANs of their profiles: editing a
 * profile lifts no conflict. A former PAN that the desk says was never theirs is left out (`user pan-apart`).
 */
export async function selectMarks(tx: Db, userIds: readonly number[]): Promise<readonly MarkRow[]> {
  const subjects = userIds.map((id) => `user:${id}`);
  const { rows } = await sql<MarkRow>`
    select mark.*, u.type = 'staff' as "isStaff" from (
    select id as "userId", 'phone' as kind, phone as text from users where id = any(${userIds}::bigint[])
    union all select id, 'company', company_name from users where id = any(${userIds}::bigint[])
    union all select user_id, 'phone', alternate_phone from profile where user_id = any(${userIds}::bigint[])
    union all select user_id, 'PAN', pan_number from profile where user_id = any(${userIds}::bigint[])
    union all select user_id, 'PAN', gst_number from profile where user_id = any(${userIds}::bigint[])
    union all select had.user_id, 'PAN', had.pan from user_pan had
      where had.user_id = any(${userIds}::bigint[])
        and not coalesce((select said.is_apart from pan_apart said
          where said.user_id = had.user_id and said.pan = had.pan order by said.id desc limit 1), false)
    union all select substring(subject from 6)::bigint, 'phone', detail ->> 'from' from audit_event
      where subject = any(${subjects}::text[]) and action = 'user phone'
    ) mark join users u on u.id = mark."userId"`.execute(tx);
  return rows;
}
