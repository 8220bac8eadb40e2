import type { UserType } from "@mandi/shared/contract/role";
import { buyerGstWarning } from "@mandi/shared/format/gstin";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { listOpenCreditRequests } from "../../credit/credit.service";
import type { ListingStatus } from "../../listings/listing.tables";
import { deskRows, offsetOf, onlyOne, rupees } from "./desk-lists";
import { nameAtDesk } from "./name-at-desk";

/** Open credit requests, oldest first. */
export async function listCreditForDesk(db: Db, page: number | undefined) {
  const rows = await listOpenCreditRequests(db, deskRows, offsetOf(page));
  return {
    data: rows.map((row) => ({
      id: row.id,
      user_id: row.user_id,
      name: row.name,
      company: row.company_name,
      phone: row.phone,
      type: row.type_name,
      status: row.status,
      documents: row.documents,
      created_at: row.created_at.toISOString(),
    })),
  };
}

/** Sellers' products; those that wait for approval stand first. */
export async function listListingsForDesk(
  db: Db,
  query: { readonly page?: number | undefined; readonly status?: ListingStatus | undefined },
) {
  const one = onlyOne(sql`l.status`, query.status);
  const { rows } = await sql<{
    id: number;
    seller: string;
    product: string;
    brand: string;
    city: string;
    status: string;
    base: number;
    ex: number;
  }>`
    select l.id, l.city, l.status, l.base_price_paise as base, l.ex_price_paise as ex,
           (select ${nameAtDesk("users")} from users where id = l.seller_id) as seller,
           (select name from commodity_product where id = l.commodity_product_id) as product,
           (select name from brand where id = l.brand_id) as brand
      from listing l where l.status <> 'removed' and ${one.filter}
     order by ${one.order} (l.status = 'pending approval') desc, l.id desc
     limit ${sql.lit(deskRows)} offset ${offsetOf(query.page)}`.execute(db);
  return { data: rows.map(({ base, ex, ...row }) => ({ ...row, base_price: rupees(base), ex_price: rupees(ex) })) };
}

/** Enquiries and contact messages that nobody has answered, oldest first. */
export async function readInbox(db: Db, page: number | undefined) {
  const { rows } = await sql<{
    kind: "enquiry" | "message";
    id: number;
    name: string;
    phone: string;
    email: string;
    text: string;
    created_at: Date;
  }>`
    select 'enquiry' as kind, e.id, e.name, e.contact_number as phone, e.email,
           concat_ws(' | ', e.company_name, brand.name, e.requirement, e.delivery_location, e.message) as text, e.created_at
      from enquiry e join brand on brand.id = e.brand_id where e.handled_at is null
    union all
    select 'message', id, name, phone, email, message, created_at from contact_message where handled_at is null
    order by created_at limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return { data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
}

interface UserRow {
  readonly id: number;
  readonly phone: string;
  readonly type: UserType;
  readonly name: string;
  readonly company_name: string;
  readonly verification_status: string;
  readonly suspended_at: Date | null;
  readonly gst_number: string;
  readonly pan_number: string;
  readonly doubtful: string;
  readonly wallet: number;
  readonly credit_limit: number;
  readonly credit_used: number;
}

/** The numbers on the addresses of these people that cannot be a GSTIN. */
async function doubtfulAddresses(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ user_id: number; gst: string }>`
    select distinct user_id, gst from address
     where user_id = any(${userIds}::bigint[]) and deleted_at is null order by gst`.execute(db);
  const doubtful = new Map<number, readonly string[]>();
  for (const { user_id, gst } of rows) {
    if (buyerGstWarning(gst) !== undefined) doubtful.set(user_id, [...(doubtful.get(user_id) ?? []), gst]);
  }
  return doubtful;
}

/** People, those who wait for verification first; found by phone, name or company. */
export async function listUsersForDesk(
  db: Db,
  query: {
    readonly page?: number | undefined;
    readonly type?: UserType | undefined;
    readonly search?: string | undefined;
  },
) {
  const one = onlyOne(sql`u.type`, query.type);
  // The words of a search are text, not a pattern.
  const words = (query.search ?? "").replace(/[\\%_]/g, "\\$&");
  const search =
    words === ""
      ? sql`true`
      : sql`(u.phone like ${`${words}%`} or u.name ilike ${`%${words}%`} or u.company_name ilike ${`%${words}%`})`;
  // The page first, by its index; then what belongs to its people. A limit in plain sight tells the plan how few they are, and
  // a code that each of them has at most one account.
  const { rows } = await sql<UserRow>`
    select u.id, u.phone, u.type, u.name, u.company_name, u.verification_status, u.suspended_at,
           coalesce(p.gst_number, '') as gst_number, coalesce(p.pan_number, '') as pan_number,
           coalesce(array_to_string(p.doubtful_fields, ', '), '') as doubtful,
           coalesce(wallet.balance_paise, 0)::bigint as wallet, coalesce(credit.limit_paise, 0)::bigint as credit_limit,
           coalesce(credit.balance_paise, 0)::bigint as credit_used
      from (
        select * from users u where ${one.filter} and ${search}
         order by ${one.order} (u.verification_status = 'submitted') desc, u.id desc
         limit ${sql.lit(deskRows)} offset ${offsetOf(query.page)}
      ) u left join profile p on p.user_id = u.id
      left join account wallet on wallet.code = 'wallet:' || u.id
      left join account credit on credit.code = 'credit:' || u.id
     order by (u.verification_status = 'submitted') desc, u.id desc`.execute(db);
  const doubtful = await doubtfulAddresses(
    db,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map(({ company_name, suspended_at, wallet, credit_limit, credit_used, ...row }) => ({
      ...row,
      doubtful_addresses: (doubtful.get(row.id) ?? []).join(", "),
      company: company_name,
      suspended_at: suspended_at?.toISOString() ?? null,
      wallet: rupees(wallet),
      credit_limit: rupees(credit_limit),
      credit_used: rupees(credit_used),
    })),
  };
}
