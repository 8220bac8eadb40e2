import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { Trade } from "./trade-world";

/** The journals of one trade: those of its order, and those of its payments before there was one. */
const ownJournals = ({ quotationId, orderId }: Trade) => sql`
  select id from journal where order_id = ${orderId}
  union
  select journal.id from journal join payment on payment.id = journal.payment_id
   where payment.quotation_id = ${quotationId} or payment.order_id = ${orderId}`;

/**
 * What is wrong in the books of one trade; nothing is the only good answer. Reads the accounts that this trade touched, including shared
 * ones, in one statement and thus one snapshot, because other trades may post in the meantime.
 */
export async function findBookFaults(db: Db, trade: Trade): Promise<readonly string[]> {
  const { rows } = await sql<{ fault: string }>`
    with own as (${ownJournals(trade)}),
    touched as (
      select * from account where id in (select account_id from posting where journal_id in (select id from own))
    )
    select 'journal ' || own.id || ' sums to ' || coalesce(sum(amount_paise), 0) || ' over ' || count(journal_id) as fault
      from own left join posting on posting.journal_id = own.id
     group by own.id having coalesce(sum(amount_paise), 0) <> 0 or count(journal_id) < 2
    union all
    select code || ' has ' || balance_paise || ' where its postings give ' || given.paise
      from touched
      cross join lateral (
        select coalesce(sum(amount_paise), 0) * normal_side as paise, count(*) as postings, max(sequence) as last
          from posting where account_id = touched.id
      ) given
     where (balance_paise, last_sequence, last_sequence) is distinct from (given.paise, given.postings, given.last)
    union all
    select code || ' #' || mine.sequence || ' does not follow from the posting before'
      from posting mine
      join touched on touched.id = mine.account_id
      left join posting before on before.account_id = mine.account_id and before.sequence = mine.sequence - 1
     where mine.journal_id in (select id from own)
       and mine.balance_paise <> coalesce(before.balance_paise, 0) + mine.amount_paise * normal_side
    union all
    select code || ' is at ' || balance_paise || ' of ' || limit_paise
      from touched
     where (kind in ('wallet', 'hold', 'advance', 'credit') and balance_paise < 0)
        or (kind = 'credit' and balance_paise > limit_paise)`.execute(db);
  return rows.map(({ fault }) => fault);
}

/** Watches the journals and postings of one trade: an entry may never change or disappear. */
export function watchHistory(db: Db, trade: Trade): { findEdits(): Promise<readonly string[]> } {
  let known: readonly string[] = [];
  return {
    async findEdits() {
      const { rows } = await sql<{ row: string }>`
        select concat(to_jsonb(journal), to_jsonb(posting)) as row
          from journal join posting on posting.journal_id = journal.id
         where journal.id in (${ownJournals(trade)})
         order by journal.id, account_id`.execute(db);
      const now = rows.map(({ row }) => row);
      const edits = known.filter((row, place) => now[place] !== row);
      known = now;
      return edits;
    },
  };
}
