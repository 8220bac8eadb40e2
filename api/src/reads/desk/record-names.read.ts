import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { nameAtDesk, nameInFull, typeAtDesk } from "./name-at-desk";

/** What is known of a record that the trail names; empty text and null where its kind has no such thing. */
export interface RecordFacts {
  readonly kind: string;
  readonly id: number;
  /** Its name, number or text. */
  readonly name: string;
  /** Whose it is, or what it belongs to. */
  readonly of: string;
  readonly day: string | null;
  readonly amount_paise: number | null;
  /** What its page is found by. */
  readonly page_key: string | null;
}

type Ids = readonly number[];

/** Columns of `RecordFacts` in their order. */
const facts = (
  kind: string,
  id: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
  rest: Partial<Record<"of" | "day" | "amount" | "page", RawBuilder<unknown>>> = {},
): RawBuilder<unknown> =>
  sql`select ${sql.lit(kind)} as kind, ${id} as id, coalesce(${name}, '') as name, coalesce(${rest.of ?? sql`''`}, '') as of,
             ${rest.day ?? sql`null`}::text as day, ${rest.amount ?? sql`null`}::bigint as amount_paise,
             ${rest.page ?? sql`null`}::text as page_key`;

const inOrder = (ids: Ids) => sql`= any(${[...ids]}::bigint[])`;

const named = (kind: string, table: string) => (ids: Ids) =>
  sql`${facts(kind, sql`t.id`, sql`t.name`)} from ${sql.table(table)} t where t.id ${inOrder(ids)}`;

const certificate = (kind: string, table: string) => (ids: Ids) =>
  sql`${facts(kind, sql`t.id`, sql`t.number`, { of: nameAtDesk("u"), page: sql`u.phone` })}
        from ${sql.table(table)} t join users u on u.id = t.user_id where t.id ${inOrder(ids)}`;

const sizeOf = (unit: string, value: RawBuilder<unknown>) =>
  sql`(select string_agg(trim(s.value || ' ' || coalesce(${sql.ref(unit)}, '')), ' × ' order by s.position) ${value})`;

/** An entry of the site that was removed is called what it was last, and has no page. */
const siteEntry = (kind: "banner" | "faq", name: (content: RawBuilder<unknown>) => RawBuilder<unknown>) => (ids: Ids) =>
  sql`${facts(kind, sql`asked.id`, name(sql`coalesce(to_jsonb(t), last.content)`), { page: sql`t.id` })}
        from unnest(${[...ids]}::bigint[]) as asked (id)
        left join ${sql.table(kind)} t on t.id = asked.id
        left join lateral (select content from site_version where subject = ${sql.lit(`${kind}:`)} || asked.id order by id desc limit 1) last on t.id is null
       where t.id is not null or last.content is not null`;

/** A statement for each kind; the kinds are those of subjects and of keys in details. */
const statements = {
  "bank-line": (ids: Ids) =>
    sql`${facts("bank-line", sql`t.id`, sql`coalesce(t.utrs[1], '')`, { day: sql`t.day`, amount: sql`t.amount_paise` })}
          from bank_line t where t.id ${inOrder(ids)}`,
  banner: siteEntry("banner", (content) => sql`coalesce(nullif(${content} ->> 'title', ''), ${content} ->> 'photo')`),
  brand: named("brand", "brand"),
  category: named("category", "category"),
  document: (ids: Ids) =>
    sql`${facts("document", sql`t.id`, sql`t.kind`)} from user_document t where t.id ${inOrder(ids)}`,
  enquiry: (ids: Ids) =>
    sql`${facts("enquiry", sql`t.id`, sql`coalesce(nullif(t.company_name, ''), t.name)`, { page: sql`'E' || t.id` })}
          from enquiry t where t.id ${inOrder(ids)}`,
  "eway-bill": (ids: Ids) =>
    sql`${facts("eway-bill", sql`t.id`, sql`coalesce(t.number, t.vehicle_number)`, { of: sql`o.number` })}
          from eway_bill t join trade_order o on o.id = t.order_id where t.id ${inOrder(ids)}`,
  faq: siteEntry("faq", (content) => sql`${content} ->> 'title'`),
  line: (ids: Ids) =>
    sql`${facts(
      "line",
      sql`t.id`,
      sql`(select string_agg(trim((v ->> 'value') || ' ' || coalesce(v -> 'unit' ->> 'short_name', '')), ' × ')
            from jsonb_array_elements(t.value) v)`,
    )} from order_line t where t.id ${inOrder(ids)}`,
  message: (ids: Ids) =>
    sql`${facts("message", sql`t.id`, sql`t.name`, { page: sql`'M' || t.id` })} from contact_message t where t.id ${inOrder(ids)}`,
  news: (ids: Ids) =>
    sql`${facts("news", sql`t.id`, sql`t.title`, { page: sql`t.slug` })} from news t where t.id ${inOrder(ids)}`,
  otp: (ids: Ids) => sql`${facts("otp", sql`t.id`, sql`t.phone`)} from otp t where t.id ${inOrder(ids)}`,
  packaging: named("packaging", "product_packaging"),
  paper: (ids: Ids) => sql`${facts("paper", sql`t.id`, sql`t.number`)} from issued_paper t where t.id ${inOrder(ids)}`,
  "party-account": (ids: Ids) =>
    sql`${facts("party-account", sql`t.id`, sql`right(t.account_number, 4)`, { of: nameAtDesk("u"), page: sql`u.phone` })}
          from party_account t join users u on u.id = t.user_id where t.id ${inOrder(ids)}`,
  payout: (ids: Ids) =>
    sql`${facts("payout", sql`t.id`, sql`o.number`, { of: nameAtDesk("u"), amount: sql`t.amount_paise` })}
          from payout t join trade_order o on o.id = t.order_id join users u on u.id = t.payee_id where t.id ${inOrder(ids)}`,
  "payout-batch": (ids: Ids) =>
    sql`${facts("payout-batch", sql`t.id`, sql`'B' || t.id`, { page: sql`t.id` })} from payout_batch t where t.id ${inOrder(ids)}`,
  portal: (ids: Ids) =>
    sql`${facts("portal", sql`t.id`, sql`p.number`, { page: sql`p.order_id` })}
          from portal_request t join issued_paper p on p.id = t.paper_id where t.id ${inOrder(ids)}`,
  product: named("product", "commodity_product"),
  quality: named("quality", "product_quality"),
  size: (ids: Ids) =>
    sql`${facts("size", sql`t.id`, sizeOf("unit.short_name", sql`from size_value s left join unit on unit.id = s.unit_id where s.size_variation_id = t.id`))}
          from size_variation t where t.id ${inOrder(ids)}`,
  "sub-category": named("sub-category", "sub_category"),
  tax: (ids: Ids) =>
    sql`${facts("tax", sql`t.id`, sql`t.key`, { of: sql`t.scope` })} from tax_row t where t.id ${inOrder(ids)}`,
  "tds-advice": (ids: Ids) =>
    sql`${facts("tds-advice", sql`t.id`, sql`o.number`, { of: nameAtDesk("u"), amount: sql`t.amount_paise`, page: sql`o.id` })}
          from tds_advice t join users u on u.id = t.buyer_id join trade_order o on o.id = t.order_id where t.id ${inOrder(ids)}`,
  "tds-lower": certificate("tds-lower", "tds_lower_certificate"),
  "tds-own": certificate("tds-own", "tds_own_certificate"),
  thread: (ids: Ids) =>
    sql`${facts("thread", sql`t.id`, sql`q.number`, { of: nameAtDesk("u") })}
          from thread t join users u on u.id = t.party_id join quotation q on q.id = t.quotation_id where t.id ${inOrder(ids)}`,
  unit: named("unit", "unit"),
  user: (ids: Ids) =>
    sql`${facts("user", sql`t.id`, nameInFull("t"), { of: sql`lower(${typeAtDesk("t")})`, page: sql`t.phone` })} from users t where t.id ${inOrder(ids)}`,
  vehicle: (ids: Ids) =>
    sql`${facts("vehicle", sql`t.id`, sql`t.vehicle_number`)} from shipment t where t.id ${inOrder(ids)}`,
} as const;

export type NamedRecord = keyof typeof statements;

export const isNamedRecord = (kind: string): kind is NamedRecord => Object.hasOwn(statements, kind);

/** What is known of these records, by `kind:id`, in one statement for all kinds. */
export async function selectRecordFacts(
  db: Db,
  wanted: ReadonlyMap<NamedRecord, Ids>,
): Promise<ReadonlyMap<string, RecordFacts>> {
  if (wanted.size === 0) return new Map();
  const parts = [...wanted].map(([kind, ids]) => statements[kind](ids));
  const { rows } = await sql<RecordFacts>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]));
}

/** Titles of articles by their address. */
export async function selectArticleTitles(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.selectFrom("news").select(["slug", "title"]).where("slug", "in", slugs).execute();
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}
