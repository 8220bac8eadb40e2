import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../../database-tables";

/** A row of the trail. */
export type TrailRow = Selectable<Database["audit_event"]>;

/** What rows of the trail are about. */
export interface TrailAbout {
  /** `order:12`, and with it its parts: `order:12:seller`. */
  readonly subjects: readonly string[];
  /** Whether rows about what belongs to an order or a person among them are wanted too: their transfers, documents, listings. */
  readonly hasBelongings: boolean;
}

/**
 * The rows of `audit_event` about these. Each subject is looked up for itself: joined to the table, or as a set of keys, PostgreSQL
 * would read all of it.
 */
export function rowsAbout({ subjects, hasBelongings }: TrailAbout): RawBuilder<TrailRow> {
  const named = [sql`select distinct unnest(${[...subjects]}::text[])`, ...(hasBelongings ? belongings(subjects) : [])];
  // A semicolon follows a colon: between them are the texts that begin with the subject and a colon.
  return sql<TrailRow>`(
    select hit.* from (${sql.join(named, sql` union `)}) named (subject) cross join lateral (
      select whole.* from audit_event whole where whole.subject = named.subject
      union all
      select part.* from audit_event part
       where strpos(named.subject, ':') > 0
         and part.subject ~>=~ (named.subject || ':') and part.subject ~<~ (named.subject || ';')) hit)`;
}

/** What this person did, and the rows about them and what belongs to them. */
export function rowsOfPerson(id: number): RawBuilder<TrailRow> {
  const about = rowsAbout({ subjects: [`user:${id}`], hasBelongings: true });
  return sql<TrailRow>`(
    select own.* from audit_event own where own.actor_id = ${id}
    union all
    select other.* from ${about} other where other.actor_id is distinct from ${id})`;
}

const keysOf = (subjects: readonly string[], kind: string): readonly number[] =>
  subjects.flatMap((subject) => {
    const [of, key = ""] = subject.split(":");
    return of === kind && /^\d{1,15}$/.test(key) ? [Number(key)] : [];
  });

function belongings(subjects: readonly string[]): readonly RawBuilder<unknown>[] {
  const [orders, people] = [keysOf(subjects, "order"), keysOf(subjects, "user")];
  return [...(orders.length > 0 ? ofOrders(orders) : []), ...(people.length > 0 ? ofPeople(people) : [])];
}

function ofOrders(keys: readonly number[]): readonly RawBuilder<unknown>[] {
  const these = sql`${[...keys]}::bigint[]`;
  return [
    sql`select 'quotation:' || quotation_id from trade_order where id = any(${these})`,
    sql`select 'payment:' || p.id from trade_order o join payment p on p.quotation_id = o.quotation_id where o.id = any(${these})`,
    sql`select 'payment:' || id from payment where order_id = any(${these})`,
    sql`select 'journal:' || id from journal where order_id = any(${these})`,
    sql`select 'paper:' || id from issued_paper where order_id = any(${these})`,
    sql`select 'eway-bill:' || id from eway_bill where order_id = any(${these})`,
    sql`select 'tds-advice:' || id from tds_advice where order_id = any(${these})`,
  ];
}

function ofPeople(keys: readonly number[]): readonly RawBuilder<unknown>[] {
  const these = sql`${[...keys]}::bigint[]`;
  return [
    sql`select 'order:' || id from trade_order where buyer_id = any(${these})`,
    sql`select 'order:' || id from trade_order where seller_id = any(${these})`,
    sql`select 'order:' || order_id from freight_award where transporter_id = any(${these}) and ended_at is null`,
    sql`select 'order:' || order_id from shipment where transporter_id = any(${these}) and removed_at is null`,
    sql`select 'quotation:' || id from quotation where buyer_id = any(${these})`,
    sql`select 'listing:' || id from listing where seller_id = any(${these})`,
    sql`select 'payment:' || id from payment where payer_id = any(${these})`,
    sql`select 'credit-request:' || id from credit_request where user_id = any(${these})`,
    sql`select 'party-account:' || id from party_account where user_id = any(${these})`,
    sql`select 'tds-advice:' || id from tds_advice where buyer_id = any(${these})`,
  ];
}
