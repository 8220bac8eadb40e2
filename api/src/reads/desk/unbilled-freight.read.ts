import { sql } from "kysely";
import { payoutEvents } from "../../modules/ledger/event-groups";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** A delivered vehicle without an approved freight bill. */
export interface UnbilledVehicleRow {
  readonly order_id: number;
  readonly order_number: string;
  readonly vehicle: string;
  readonly transporter_id: number;
  readonly transporter: string;
  readonly phone: string;
  readonly delivered_at: Date;
  readonly freight_paise: number;
  /** What we paid the carrier for the order. */
  readonly paid_paise: number;
  /** What the seller gave the carrier of it in advance. */
  readonly advanced_paise: number;
  /** Of the last bill for it. */
  readonly bill_status: "submitted" | "checked" | "disputed" | null;
}

/** Freight at the award's rate on the loaded weight, as the delivery posted it. */
const freightOf = sql`coalesce(round(award.price_paise::numeric * s.loaded_kg / 1000), 0)::bigint`;

const payouts = sql`${[...payoutEvents.transporter]}::text[]`;
const advance = sql`'freight advanced by seller'::text`;

/** `beyond.is_paid`: more was paid for the order than its approved bills come to, or the seller gave the carrier an advance for this vehicle. */
const joined = sql`
      from shipment s
      join trade_order o on o.id = s.order_id
      join users u on u.id = s.transporter_id
      left join lateral (
        select price_paise from freight_award where order_id = s.order_id and ended_at is null limit 1) award on true
      left join lateral (
        select status from freight_bill where order_id = s.order_id and shipment_id = s.id order by id desc limit 1) bill on true
      cross join lateral (
        select coalesce(sum(p.amount_paise) filter (where coalesce(undone.event, j.event) = any(${payouts})), 0)::bigint as paise,
               coalesce(sum(p.amount_paise) filter (where coalesce(undone.event, j.event) = ${advance}), 0)::bigint as advanced_paise,
               coalesce(sum(p.amount_paise) filter (where coalesce(undone.event, j.event) <> ${advance}), 0)::bigint as with_tax_paise
          from account a
          join posting p on p.account_id = a.id
          join journal j on j.id = p.journal_id
          left join journal undone on undone.id = j.reverses_id
         where a.order_id = s.order_id and a.kind = 'payable:transporter'
           and coalesce(undone.event, j.event) = any(${payouts} || 'tax deducted from transporter'::text || ${advance})) paid
      cross join lateral (
        select s.freight_advance_paise > 0
                 or paid.with_tax_paise > coalesce(sum(done.freight_paise + done.detention_paise
                 + case when done.is_reverse_charge then 0 else done.gst_paise end - vehicle.freight_advance_paise), 0) as is_paid
          from freight_bill done join shipment vehicle on vehicle.id = done.shipment_id
         where done.order_id = s.order_id and done.status = 'approved') beyond
     where s.awaits_freight_bill`;

/** A page of the delivered vehicles without an approved freight bill, the oldest first. */
export async function selectUnbilledVehicles(db: Db, page: number | undefined): Promise<readonly UnbilledVehicleRow[]> {
  const { rows } = await sql<UnbilledVehicleRow>`
    select s.order_id, o.number as order_number, s.vehicle_number as vehicle, s.transporter_id,
           ${nameAtDesk("u")} as transporter, u.phone, s.delivered_at, ${freightOf} as freight_paise,
           paid.paise as paid_paise, paid.advanced_paise, bill.status as bill_status
    ${joined}
     order by s.delivered_at, s.id limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/** A carrier has this long to send the bill before the desk asks for it, unless they were paid. */
const billWithin = sql`interval '7 days'`;

/** Those whose carrier the desk has to ask for the bill: it is late, or they were paid without it. A bill that was sent waits by itself. */
export const unbilledFreight = (now: Date) => sql`
    select 'unbilled freight' as kind, s.id, o.number,
           'Vehicle ' || s.vehicle_number || ' has delivered without an approved freight bill'
             || case when beyond.is_paid then ', and freight was paid for it' else '' end as what,
           ${nameAtDesk("u")} as party, ${freightOf} as amount, 
           s.delivered_at + case when beyond.is_paid then interval '0' else ${billWithin} end as since, null::bigint as asked_by
    ${joined}
       and coalesce(bill.status, '') not in ('submitted', 'checked')
       and (beyond.is_paid or s.delivered_at < ${now}::timestamptz - ${billWithin})`;
