import type { FreightBill } from "@mandi/shared/contract/transporter/freight-bill";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** A carrier's bill as the desk lists it. */
export interface DeskBillRow {
  readonly id: number;
  readonly order_id: number;
  readonly order_number: string;
  readonly transporter: string;
  readonly status: "submitted" | "checked" | "approved" | "disputed";
  readonly bill: FreightBill;
  readonly gst_paise: number;
  /** The buyer is billed, whose freight is at cost. */
  readonly is_at_cost: boolean;
}

/** A bill with the stored figures of its vehicle. */
export interface DeskBillDetailRow extends DeskBillRow {
  readonly paper_id: number;
  readonly transporter_phone: string;
  readonly detention_paise: number;
  /** The carrier's bid per MT; null where the freight has since been awarded to somebody else. */
  readonly agreed_paise: number | null;
  readonly loaded_kg: number | null;
  readonly vehicle_receipt: string | null;
  readonly delivered_at: Date | null;
  readonly submitted_at: Date;
  readonly dispute: string | null;
  readonly checked_by: number | null;
  readonly checked_by_name: string | null;
}

const listed = sql`b.id, b.order_id, o.number as order_number, ${nameAtDesk("u")} as transporter, b.status, p.snapshot as bill, b.gst_paise,
           o.freight_mode = 'pure_agent' as is_at_cost`;
const joined: RawBuilder<unknown> = sql`
      from freight_bill b
      join trade_order o on o.id = b.order_id
      join users u on u.id = b.transporter_id
      join issued_paper p on p.id = b.paper_id`;

/** A page of the bills that are neither approved nor disputed, oldest first. */
export async function selectWaitingFreightBills(db: Db, page: number | undefined): Promise<readonly DeskBillRow[]> {
  const { rows } = await sql<DeskBillRow>`
    select ${listed} ${joined}
     where b.status in ('submitted', 'checked') order by b.id limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/** One bill in any status. */
export async function selectFreightBill(db: Db, id: number): Promise<DeskBillDetailRow | undefined> {
  const { rows } = await sql<DeskBillDetailRow>`
    select ${listed}, b.paper_id, u.phone as transporter_phone, b.detention_paise, a.price_paise as agreed_paise, s.loaded_kg,
           s.receipt_number as vehicle_receipt, s.delivered_at, b.submitted_at, b.dispute,
           b.checked_by, ${nameAtDesk("c")} as checked_by_name ${joined}
      join shipment s on s.id = b.shipment_id
      left join users c on c.id = b.checked_by
      left join freight_award a on a.order_id = b.order_id and a.transporter_id = b.transporter_id and a.ended_at is null
     where b.id = ${id}`.execute(db);
  return rows[0];
}
