import { type Paise, paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import { payoutEvents } from "../modules/ledger/event-groups";
import type { Db } from "../platform/database/database";
import { isAsking } from "./asked-by-paper";
import { lostGoodsOf } from "./freight-bills.read";

/** A bill of a side of an order that the platform owes. */
export interface StandingBillRow {
  readonly number: string;
  readonly date: string;
  readonly total_paise: number;
  readonly tds_paise: number;
  readonly tds_code: string | null;
  /** Number of the certificate of lower deduction that it went by. */
  readonly tds_certificate: string | null;
  readonly advance_paise: number;
  /** The seller's own notes on it, or lost goods that the carrier bears. */
  readonly claims_paise: number;
}

/** The valid bills of a side of an order, oldest first; a carrier's once it is approved. */
export async function selectStandingBills(
  db: Db,
  orderId: number,
  side: "seller" | "transporter",
): Promise<readonly StandingBillRow[]> {
  const { rows } = await sql<StandingBillRow>`
    select p.number, p.date::text as date, round((p.snapshot ->> 'total')::numeric * 100)::bigint as total_paise,
           coalesce(t.tds_paise, 0) as tds_paise, t.code as tds_code, lower.number as tds_certificate,
           case when p.kind = 'freight bill' then coalesce(s.freight_advance_paise, 0) else 0 end as advance_paise,
           case when p.kind = 'freight bill' then lost.lost_paise else noted.noted_paise end as claims_paise
      from issued_paper p
      left join shipment s on s.id = p.shipment_id
      left join tds_entry t on t.paper_id = p.id and t.cause = 'bill' and (t.tds_paise > 0 or t.certificate_id is not null)
      left join tds_lower_certificate lower on lower.id = t.certificate_id
      ${lostGoodsOf(sql`p.shipment_id`)}
      left join lateral (
        select coalesce(sum(round((n.snapshot -> 'part' ->> 'total')::numeric * 100)), 0)::bigint as noted_paise
          from issued_paper n
         where n.order_id = p.order_id and n.kind = 'seller note' and n.snapshot -> 'bill' ->> 'number' = p.number
      ) noted on true
     where p.order_id = ${orderId} and ${isAsking("p", side)}
       and (p.kind = 'bill' or exists (select from freight_bill b where b.paper_id = p.id and b.status = 'approved'))
     order by p.id`.execute(db);
  return rows;
}

/** What was paid to a side of an order before a payment, whose own entries these are. */
export async function selectPaidBefore(
  db: Db,
  {
    orderId,
    side,
    own,
  }: { readonly orderId: number; readonly side: "seller" | "transporter"; readonly own: readonly number[] },
): Promise<Paise> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(p.amount_paise), 0)::bigint as paid
      from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
      left join journal undone on undone.id = j.reverses_id
     where a.code = ${`payable:${side}:${orderId}`} and j.id < ${Math.max(...own)} and j.id <> all(${[...own]}::bigint[])
       and coalesce(undone.event, j.event) = any(${[...payoutEvents[side]]})`.execute(db);
  return paise(Number(rows[0]?.paid ?? 0));
}
