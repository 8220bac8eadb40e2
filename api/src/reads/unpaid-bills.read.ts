import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { nameAtDesk } from "./desk/name-at-desk";

/** A bill of a side that is owed something for its order. */
export interface OpenBillRow {
  readonly order_id: number;
  readonly order_number: string;
  readonly kind: "bill" | "freight bill";
  readonly number: string;
  readonly date: string;
  readonly total_paise: number;
  readonly gst_paise: number;
  /** What its side is owed for the order. */
  readonly open_paise: number;
  readonly name: string;
  readonly phone: string;
}

/** Bills of one answer. */
const billsAtMost = 2_000;

/**
 * The bills that charged GST of all sides that are owed something for an order with a bill until a day, oldest first. The tax under
 * reverse charge is in none of them: its credit needs no payment.
 */
export async function selectOpenBills(db: Db, until: string): Promise<readonly OpenBillRow[]> {
  const { rows } = await sql<OpenBillRow>`
    with late as (
      select distinct o.id, o.number, o.seller_id, p.kind
        from trade_order o
        join issued_paper p on p.order_id = o.id and p.kind in ('bill', 'freight bill')
       where o.settled_at is null and o.status <> 'cancel' and p.date <= ${until}::date
    )
    select late.id as order_id, late.number as order_number, p.kind, p.number, p.date::text as date,
           round((p.snapshot ->> 'total')::numeric * 100)::bigint as total_paise,
           round(((p.snapshot #>> '{tax,cgst}')::numeric + (p.snapshot #>> '{tax,sgst}')::numeric
             + (p.snapshot #>> '{tax,utgst}')::numeric + (p.snapshot #>> '{tax,igst}')::numeric) * 100)::bigint as gst_paise,
           a.balance_paise as open_paise, ${nameAtDesk("u")} as name, u.phone
      from late
      join account a on a.balance_paise > 0
       and a.code = case late.kind when 'bill' then 'payable:seller:' else 'payable:transporter:' end || late.id
      join issued_paper p on p.order_id = late.id and p.kind = late.kind
      left join shipment s on s.id = p.shipment_id
      join users u on u.id = case late.kind when 'bill' then late.seller_id else s.transporter_id end
     where (p.kind = 'bill'
            or p.snapshot ->> 'reverse_charge' = 'false'
               and exists (select from freight_bill b where b.paper_id = p.id and b.status = 'approved'))
       and not exists (
         select from paper_event e
          where e.paper_id = p.id and (e.event = 'void' or e.event = 'note' and (e.detail ->> 'is_whole')::boolean))
     order by p.date, p.id
     limit ${sql.lit(billsAtMost)}`.execute(db);
  return rows;
}
