import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { amountOn, askedBy, dueOnOf, isAsking } from "../asked-by-paper";
import { nameAtDesk } from "./name-at-desk";

/** Joins a document `p` to its order `o`, its vehicle `s` and its recipient or issuer `u`, each where it has one. */
export const partyOfPaper: RawBuilder<unknown> = sql`
      left join trade_order o on o.id = p.order_id
      left join shipment s on s.id = p.shipment_id
      left join users u on u.id = coalesce(p.party_id, case
        when p.kind in ('bill', 'seller note') then o.seller_id
        when p.kind in ('freight bill', 'self-invoice') then s.transporter_id
        else o.buyer_id end)`;

/** Why a document `p` no longer counts: `void`, or `cancelled` by a note on the whole of it; null while it counts. */
export const standingOfPaper: RawBuilder<unknown> = sql`(
  select case e.event when 'void' then 'void' else 'cancelled' end from paper_event e
   where e.paper_id = p.id and (e.event = 'void' or e.event = 'note' and (e.detail ->> 'is_whole')::boolean)
   order by e.id limit 1)`;

/** What is known about a document beside its own content. */
export interface DeskPaperRow {
  readonly party: string;
  readonly party_phone: string | null;
  /** The number of its order; older documents do not name it themselves. */
  readonly order_number: string | null;
  readonly issued_at: Date;
  /** Null for the clock. */
  readonly issued_by: string | null;
  /** The number of the vehicle whose goods it is about. */
  readonly vehicle: string | null;
  readonly freight_bill_id: number | null;
  /** What an invoice or debit note that has a due day amounts to, in paise; null for any other document. */
  readonly amount_paise: number | null;
  /** Of it, what it still asks for after notes: nothing once it is cancelled. */
  readonly asked_paise: number;
  /** Deducted at source by the buyer, who named it. */
  readonly tds_paise: number;
  readonly due_on: string;
}

/** One document of any kind. */
export async function selectDeskPaper(db: Db, id: number): Promise<DeskPaperRow | undefined> {
  const { rows } = await sql<DeskPaperRow>`
    select coalesce(${nameAtDesk("u")}, '') as party, u.phone as party_phone, o.number as order_number, p.issued_at, ${nameAtDesk("issuer")} as issued_by,
           s.vehicle_number as vehicle, b.id as freight_bill_id,
           case when p.kind = 'invoice' or p.kind = 'debit note' and p.snapshot ? 'due_on' then ${amountOn("p")} end as amount_paise,
           case when ${isAsking("p", "buyer")} then ${askedBy("p")} else 0 end as asked_paise,
           (select coalesce(sum(advice.amount_paise), 0)::bigint from tds_advice advice
             where advice.invoice_id = p.id and advice.refused_at is null) as tds_paise,
           ${dueOnOf("p")} as due_on
      from issued_paper p ${partyOfPaper}
      left join users issuer on issuer.id = p.actor_id
      left join freight_bill b on b.order_id = p.order_id and b.paper_id = p.id
     where p.id = ${id}`.execute(db);
  return rows[0];
}
