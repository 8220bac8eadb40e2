import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { isUnderReference } from "../platform/database/journal-reference";
import { nameAtDesk } from "./desk/name-at-desk";

/** What stands under a bank reference: money that the bank paid out or got back, a transfer that was accepted, or a report that waits. */
export interface ReferenceUse {
  readonly kind: "payout" | "wallet-payout" | "paid-back" | "transfer" | "report";
  readonly order_number: string | null;
  /** The batch of which it paid a row. */
  readonly batch_id: number | null;
  /** Whose wallet it paid out, or who paid the transfer. */
  readonly user_id: number | null;
  readonly party: string | null;
  readonly amount_paise: number;
}

/** What stands under one of these references, each in the form of `bankReference` or of a UTR. */
export async function selectReferenceUses(db: Db, references: readonly string[]): Promise<readonly ReferenceUse[]> {
  const given = sql`${[...references]}::text[]`;
  const { rows } = await sql<ReferenceUse>`
    select use.kind, o.number as order_number,
           case when use.kind = 'payout' then (select batch_id from payout where utr = any(${given}) and utr is not null limit 1) end as batch_id,
           use.user_id, ${nameAtDesk("u")} as party, use.amount_paise
      from (
        select split_part(j.once_key, ':', 1) as kind, j.order_id,
               case when j.once_key like 'wallet-payout:%' then split_part(j.once_key, ':', 2)::bigint end as user_id,
               (select sum(p.amount_paise) from posting p where p.journal_id = j.id and p.amount_paise > 0)::bigint as amount_paise
          from journal j
         where ${isUnderReference("j", given)} and not exists (select from journal undoing where undoing.reverses_id = j.id)
        union all
        select case status when 'verified' then 'transfer' else 'report' end, null, payer_id, amount_paise
          from payment
         where utr = any(${given}) and status <> 'rejected'
           and (status <> 'verified' or exists (
             select from journal standing
              where standing.payment_id = payment.id and standing.reverses_id is null
                and not exists (select from journal undoing where undoing.reverses_id = standing.id)))
      ) use left join trade_order o on o.id = use.order_id left join users u on u.id = use.user_id
     order by use.kind`.execute(db);
  return rows;
}
