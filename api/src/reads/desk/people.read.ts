import type { DeskRole } from "@mandi/shared/contract/desk/right";
import type { UserType } from "@mandi/shared/contract/role";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf, onlyOne, totalOf } from "./desk-page";
import { isFoundBy } from "./people-search";

interface UserRow {
  readonly id: number;
  readonly phone: string;
  readonly type: UserType;
  readonly name: string;
  readonly company_name: string;
  readonly verification_status: string;
  readonly suspended_at: Date | null;
  readonly roles: DeskRole[];
  readonly gst_number: string;
  readonly pan_number: string;
  readonly doubtful: string;
  readonly wallet: number;
  readonly credit_limit: number;
  readonly credit_used: number;
}

/** The GST numbers on the addresses of these people. */
export async function selectAddressGst(db: Db, userIds: readonly number[]) {
  const { rows } = await sql<{ user_id: number; gst: string }>`
    select distinct user_id, gst from address
     where user_id = any(${userIds}::bigint[]) and deleted_at is null order by gst`.execute(db);
  return rows;
}

/** Another login whose profile has had one of a person's PANs. */
interface LoginOfPan {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly pan: string;
}

/** The other logins whose profile has had one of a person's PANs, as many as a page has rows. */
export async function selectLoginsOfPans(db: Db, userId: number): Promise<readonly LoginOfPan[]> {
  const { rows } = await sql<LoginOfPan>`
    select u.id, coalesce(nullif(u.company_name, ''), u.name) as name, u.phone, shared.pan
      from user_pan own
      join user_pan shared on shared.pan = own.pan and shared.user_id <> own.user_id
      join users u on u.id = shared.user_id
     where own.user_id = ${userId}
     order by u.id, shared.pan
     limit ${sql.lit(deskRows)}`.execute(db);
  return rows;
}

/** The number with which a person logs in now; undefined where there is no such person. */
export async function selectPhone(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ readonly phone: string }>`select phone from users where id = ${id}`.execute(db);
  return rows[0]?.phone;
}

/** Which people the desk asks for; `search` is the beginning of a phone, a part of a name, or a GSTIN. */
export interface PeopleQuery {
  readonly page?: number | undefined;
  readonly type?: UserType | undefined;
  readonly search?: string | undefined;
  /** Only the one with this key. */
  readonly id?: number | undefined;
}

/** A page of the people, those who wait for verification first. */
export async function selectPeople(db: Db, query: PeopleQuery): Promise<readonly UserRow[]> {
  const one = onlyOne(sql`u.type`, query.type);
  const byKey = query.id === undefined ? sql`true` : sql`u.id = ${query.id}`;
  // The page first, by its index, then what belongs to its people. A literal limit shows the planner how few they are, and
  // a code that each of them has at most one account.
  const { rows } = await sql<UserRow>`
    select u.id, u.phone, u.type, u.name, u.company_name, u.verification_status, u.suspended_at, u.desk_roles as roles,
           coalesce(p.gst_number, '') as gst_number, coalesce(p.pan_number, '') as pan_number,
           coalesce(array_to_string(p.doubtful_fields, ', '), '') as doubtful,
           coalesce(wallet.balance_paise, 0)::bigint as wallet, coalesce(credit.limit_paise, 0)::bigint as credit_limit,
           coalesce(credit.balance_paise, 0)::bigint as credit_used
      from (
        select * from users u where ${one.filter} and ${isFoundBy(query.search ?? "")} and ${byKey}
         order by ${one.order} (u.verification_status = 'submitted') desc, u.id desc
         limit ${sql.lit(deskRows)} offset ${offsetOf(query.page)}
      ) u left join profile p on p.user_id = u.id
      left join account wallet on wallet.code = 'wallet:' || u.id
      left join account credit on credit.code = 'credit:' || u.id
     order by (u.verification_status = 'submitted') desc, u.id desc`.execute(db);
  return rows;
}

/** How many such people there are, next to a page of so many rows. */
export function countPeople(db: Db, { page, type, search = "" }: PeopleQuery, rows: number): Promise<number> {
  const { filter } = onlyOne(sql`u.type`, type);
  return totalOf(db, { page, rows }, sql`users u where ${filter} and ${isFoundBy(search)} order by u.id`);
}
