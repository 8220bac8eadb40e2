import type { AccountKind } from "@mandi/shared/contract/desk/account";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { MonthOf } from "../platform/trade-month";

/** An account with its owner. */
export interface OwnedAccount {
  readonly kind: AccountKind;
  /** The code of TDS that is owed. */
  readonly part: string | null;
  /** The person or firm; null for an account of the platform itself. */
  readonly party: string | null;
  readonly phone: string | null;
}

/** One line of a journal. */
export interface JournalRow extends OwnedAccount {
  readonly journal_id: number;
  readonly at: Date;
  /** To the microsecond, because the next batch begins after it. */
  readonly at_text: string;
  readonly event: string;
  /** The journal that this one reverses; null if none. */
  readonly undone_event: string | null;
  readonly description: string;
  /** Number of our document that it posts; null if none. */
  readonly paper: string | null;
  readonly order_number: string | null;
  readonly amount_paise: number;
  /** For a GST line, including reverse charge: the tax as on the document that it posts; null where there is none. */
  readonly tax: unknown;
}

/** Journals between two days in India. */
const within = ({ first, last }: MonthOf) => sql`
  j.at >= ${`${first}T00:00:00+05:30`}::timestamptz
  and j.at < ${`${last}T00:00:00+05:30`}::timestamptz + interval '1 day'`;

/** The owner of account `a`: its user, or through the order the buyer, the seller or the last carrier. */
const owner = sql`
  left join trade_order o on o.id = a.order_id
  left join lateral (
    select w.transporter_id from freight_award w
     where a.kind = 'payable:transporter' and w.order_id = a.order_id order by w.id desc limit 1
  ) carrier on true
  left join users u on u.id = coalesce(a.user_id, case a.kind
    when 'payable:seller' then o.seller_id when 'payable:transporter' then carrier.transporter_id else o.buyer_id end)`;

/** The lines of journal `j`, by their index. */
const postingsOfJournal = sql`
  join lateral (select account_id, amount_paise from posting where journal_id = j.id offset 0) p on true`;

/** The account of `of` by its key: few rows of a large table, whatever the planner estimates for the days. */
const accountOf = (of: RawBuilder<unknown>) => sql`
  join lateral (select * from account where id = ${of} offset 0) a on true`;

const owned = sql`
  a.kind, a.part, u.phone, coalesce(nullif(u.company_name, ''), nullif(u.name, ''), u.phone) as party`;

/**
 * The tax of the invoice, note, bill, seller's note or freight bill that journal `j` posts or reverses, for its GST lines. A number is unique
 * only within its issuer's documents of one kind, so the kind is part of the key.
 */
const taxOfPaper = sql`
  left join lateral (
    select coalesce(c.snapshot -> 'part' -> 'tax', c.snapshot -> 'tax') as tax
      from (select coalesce(undone.once_key, j.once_key) as text) key
      join issued_paper c
        on c.id = case when key.text ~ '^(freight-bill-approved|seller-note):' then split_part(key.text, ':', 2)::bigint end
        or c.order_id = case when key.text ~ '^(sale|note|bill):' then split_part(key.text, ':', 2)::bigint end
       and c.number = split_part(key.text, ':', 3)
       and c.kind = any(case split_part(key.text, ':', 1)
             when 'sale' then array['invoice'] when 'bill' then array['bill'] else array['credit note', 'debit note'] end)
     where a.kind in ('gst_in', 'gst_out', 'rcm_payable')
     order by c.id desc limit 1
  ) made on true`;

/** Journals in one batch: this much is turned into XML before other requests are served again. */
const journalsAtOnce = 500;

/** The lines of the journals between two days, oldest first, in batches of whole journals. */
export async function* journalParts(db: Db, days: MonthOf): AsyncGenerator<readonly JournalRow[]> {
  let after: JournalRow | undefined;
  do {
    const rows = await selectPart(db, days, after);
    after = rows.at(-1);
    if (rows.length > 0) yield rows;
  } while (after !== undefined);
}

async function selectPart(db: Db, days: MonthOf, after: JournalRow | undefined): Promise<readonly JournalRow[]> {
  const rest =
    after === undefined ? sql`true` : sql`(j.at, j.id) > (${after.at_text}::timestamptz, ${after.journal_id}::bigint)`;
  const { rows } = await sql<JournalRow>`
    select j.id as journal_id, j.at, j.at::text as at_text, j.event, undone.event as undone_event, j.description,
           p.amount_paise, ${owned}, o.number as order_number,
           case
             when j.once_key ~ '^(sale|note|freight-credit):' then split_part(j.once_key, ':', 3)
             when j.once_key like 'freight-bill-approved:%' then (
               select own.number from issued_paper own
                 join issued_paper bill on bill.id = split_part(j.once_key, ':', 2)::bigint
                where own.order_id = j.order_id and own.kind = 'self-invoice' and own.shipment_id = bill.shipment_id
                  and own.snapshot ->> 'bill_number' = bill.number limit 1)
             when undone.once_key like 'sale:%' then (
               select c.number from issued_paper c
                where c.order_id = j.order_id and c.kind = 'credit note' and c.snapshot -> 'part' is null
                  and c.snapshot -> 'invoice' ->> 'number' = split_part(undone.once_key, ':', 3) limit 1)
           end as paper,
           made.tax
      from (select * from journal j where ${within(days)} and ${rest} order by j.at, j.id limit ${sql.lit(journalsAtOnce)}) j
      ${postingsOfJournal}
      ${accountOf(sql`p.account_id`)}
      left join journal undone on undone.id = j.reverses_id
      ${owner}
      ${taxOfPaper}
     order by j.at, j.id, a.id`.execute(db);
  return rows;
}

/** The movement of each account between two days: debits less credits. */
export async function selectMovements(db: Db, days: MonthOf) {
  const { rows } = await sql<OwnedAccount & { readonly amount_paise: number }>`
    select ${owned}, moved.amount_paise
      from (
        select p.account_id, sum(p.amount_paise)::bigint as amount_paise
          from journal j ${postingsOfJournal}
         where ${within(days)} group by p.account_id
      ) moved
      ${accountOf(sql`moved.account_id`)}
      ${owner}
     order by a.id`.execute(db);
  return rows;
}
