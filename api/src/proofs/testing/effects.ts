import { type RawBuilder, sql } from "kysely";
import { reconcile } from "../../modules/ledger/reconcile";
import type { Db } from "../../platform/database/database";
import type { Writer } from "./kill-market";
import type { Write } from "./write";

/** Everything that a write can leave behind, by the text that identifies it. */
const traces = sql<{ trace: string; key_count: number; effect_count: number }>;

/** How often each write took effect. A toggle leaves no trace of its own; its key is counted, see `findWrongMarks`. */
export async function countEffects(db: Db, writes: readonly Write[]): Promise<ReadonlyMap<string, number>> {
  const texts = writes.map(({ trace }) => trace);
  const keys = writes.map(({ key }) => key);
  const { rows } = await traces`
    select w.trace,
           (select count(*) from idempotency_key k where k.user_id = w.user_id and k.key = w.key)::int as key_count,
           case
             when w.kind = 'top-up' then (select count(*) from payment where utr = w.trace)
             when w.kind = 'address' then (select count(*) from address where company_name = w.trace)
             when w.kind = 'enquiry' then (select count(*) from quotation where description = w.trace)
             when w.trace like 'booking:%' then
               (select count(*) from trade_order where quotation_id = split_part(w.trace, ':', 2)::bigint)
             when w.trace like 'toggle:%' then
               (select count(*) from idempotency_key k where k.user_id = w.user_id and k.key = w.key)
             else (select count(*) from payment
                    where order_id = split_part(w.trace, ':', 1)::bigint and purpose = 'final'
                      and amount_paise = split_part(w.trace, ':', 2)::bigint)
           end::int as effect_count
      from unnest(${texts}::text[], ${keys}::text[], ${writes.map(({ kind }) => kind)}::text[],
                  ${writes.map(({ by }) => by.id)}::bigint[]) as w (trace, key, kind, user_id)`.execute(db);
  for (const { trace, key_count, effect_count } of rows) {
    // Both are in one transaction, so one without the other means half a transaction.
    if (key_count !== effect_count) throw new Error(`${trace}: ${effect_count} effects with ${key_count} kept answers`);
  }
  return new Map(rows.map(({ trace, effect_count }) => [trace, effect_count]));
}

/** Writers whose watch list does not match the sum of their toggles. */
export async function findWrongMarks(db: Db, writers: readonly Writer[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { market, toggles } of writers) {
    const rows = await db.selectFrom("bookmark").select("listing_id").where("user_id", "=", market.buyer.id).execute();
    if (rows.length !== toggles % 2)
      wrong.push(`user ${market.buyer.id}: ${rows.length} marks after ${toggles} toggles`);
  }
  return wrong;
}

/** What a half-committed transaction would leave. Each query selects what is wrong. */
const halves: Readonly<Record<string, RawBuilder<{ subject: string }>>> = {
  "an enquiry without its sizes, sellers or close": sql`
    select number as subject from quotation q
     where not exists (select from quotation_line l where l.quotation_id = q.id)
        or not exists (select from invited_seller s where s.quotation_id = q.id)
        or (status = 'pending' and not exists (
              select from graphile_worker._private_jobs j where j.key = 'close quotation:' || q.id))`,
  "an order that its quotation does not refer to": sql`
    select o.number as subject from trade_order o join quotation q on q.id = o.quotation_id
     where q.status <> 'ordered' or q.order_id is distinct from o.id`,
  "a quotation ordered without an order": sql`
    select number as subject from quotation q
     where status = 'ordered' and not exists (select from trade_order o where o.quotation_id = q.id)`,
  "an order without lines, booking payment, timeline or stock": sql`
    select number as subject from trade_order o
     where not exists (select from order_line l where l.order_id = o.id)
        or not exists (select from order_event e where e.order_id = o.id)
        or not exists (select from payment p where p.order_id = o.id and p.purpose = 'booking' and p.status = 'verified')
        or not exists (select from stock_hold h where h.quotation_id = o.quotation_id and h.status = 'held')`,
  "a booking paid without an order": sql`
    select 'payment ' || id as subject from payment p
     where purpose = 'booking' and status = 'verified' and not exists (select from trade_order o where o.id = p.order_id)`,
  "a notification that is not delivered": sql`
    select 'notification ' || id as subject from notification n
     where not exists (select from outbox o where o.notification_id = n.id)`,
  "stock on hold that does not add up": sql`
    select v.listing_id || '/' || v.size_variation_id as subject
      from listing_variation v
     where v.held_kg <> (select coalesce(sum(quantity_kg), 0) from stock_hold h
                          where h.listing_id = v.listing_id and h.size_variation_id = v.size_variation_id
                            and h.status = 'held')`,
};

/** Everything that is half done or wrong in the books; an empty list is the only good answer. */
export async function findHalves(db: Db): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [name, query] of Object.entries(halves)) {
    const { rows } = await query.execute(db);
    problems.push(...rows.map(({ subject }) => `${name}: ${subject}`));
  }
  const differences = await reconcile(db);
  problems.push(
    ...differences.map(({ check, subject, expected, found }) => `${check}: ${subject} ${expected}/${found}`),
  );
  return problems;
}
