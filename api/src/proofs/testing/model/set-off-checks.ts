import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { differences } from "../documents/figures";

/*
 * What comes off a payment to a carrier, written down a second time from postings and awards: nothing here is of the product's own reading
 * of debts.
 */

interface CarrierOrder {
  readonly order_id: number;
  /** What the carrier was owed for it before this payment took anything off; below zero they owed it. */
  readonly before: number;
  /** Advances of vehicles on the road, which come off their own freight. */
  readonly ahead: number;
  /** What this payment's set-offs posted on it: below zero it is less owed to the carrier. */
  readonly moved: number;
}

/** The key of the newest entry in the books. */
export async function lastJournalOf(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from journal`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Keeps everybody else from changing what a carrier is owed or owes until the transaction ends. */
export async function lockCarrier(tx: Db, carrierId: number): Promise<void> {
  await sql`
    select o.id from trade_order o
     where o.id in (select order_id from freight_award where transporter_id = ${carrierId})
     order by o.id for update`.execute(tx);
}

/**
 * What came off a payment just made other than what its carrier owed: the oldest order first, each whole before the next one, and no more
 * than was asked to be paid.
 *
 * @param made.lastJournal the newest entry in the books before it was made
 */
export async function findSetOffFaults(
  tx: Db,
  { payoutId, askedPaise, lastJournal }: { payoutId: number; askedPaise: number; lastJournal: number },
): Promise<readonly string[]> {
  const { rows: payouts } = await sql<{ order_id: number; amount_paise: number; status: string }>`
    select order_id, amount_paise, status from payout where id = ${payoutId}`.execute(tx);
  const own = sql`(
    select id from journal
     where event = 'transporter set off' and order_id = made.order_id and id > ${lastJournal})`;
  const { rows } = await sql<CarrierOrder>`
    select w.order_id,
           coalesce(-sum(p.amount_paise) filter (where p.journal_id not in ${own}), 0)::bigint as before,
           coalesce(-sum(p.amount_paise) filter (where p.journal_id in ${own}), 0)::bigint as moved,
           (select coalesce(sum(s.freight_advance_paise), 0)::bigint from shipment s
             where s.order_id = w.order_id and s.removed_at is null and s.delivered_at is null) as ahead
      from payout made
      join freight_award w on w.transporter_id = made.payee_id and w.ended_at is null
      join account a on a.code = 'payable:transporter:' || w.order_id
      join posting p on p.account_id = a.id
     where made.id = ${payoutId}
     group by made.order_id, w.order_id order by w.order_id`.execute(tx);
  const [payout] = payouts;
  let restPaise = askedPaise;
  const due: Record<string, number> = {};
  for (const { order_id, before, ahead } of rows) {
    const partPaise = Math.min(restPaise, Math.max(0, -(before + ahead)));
    if (order_id !== payout?.order_id && partPaise > 0) {
      due[order_id] = partPaise;
      restPaise -= partPaise;
    }
  }
  if (restPaise < askedPaise) due[payout?.order_id ?? 0] = restPaise - askedPaise;
  const found = Object.fromEntries(rows.flatMap(({ order_id, moved }) => (moved === 0 ? [] : [[order_id, moved]])));
  return [
    ...differences(found, { ...Object.fromEntries(Object.keys(found).map((order) => [order, 0])), ...due }, "set off"),
    ...differences(payout, { amount_paise: restPaise, status: restPaise === 0 ? "paid" : "agreed" }, "payout"),
  ];
}

/** Payments whose set-offs do not match them: a dropped payment must leave no set-off standing, any other all of its own. */
export async function findKeptSetOffs(db: Db): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select y.id as payout, y.status, s.journal_id, a.code, coalesce(sum(p.amount_paise), 0)::bigint as moved
      from payout y
      join payout_set_off s on s.payout_id = y.id
      join account a on a.code in ('payable:transporter:' || y.order_id, 'payable:transporter:' || s.order_id)
      left join journal j on j.id = s.journal_id or j.reverses_id = s.journal_id
      left join posting p on p.journal_id = j.id and p.account_id = a.id
     group by y.id, s.journal_id, s.order_id, s.amount_paise, a.code
    having coalesce(sum(p.amount_paise), 0) <> case
             when y.status = 'dropped' then 0
             when a.code = 'payable:transporter:' || s.order_id then -s.amount_paise
             else s.amount_paise end`.execute(db);
  return rows;
}
