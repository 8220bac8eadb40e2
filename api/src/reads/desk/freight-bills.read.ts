import type { FreightBill } from "@mandi/shared/contract/transporter/freight-bill";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** A carrier's bill that waits for the desk. */
interface WaitingBillRow {
  readonly order_id: number;
  readonly order_number: string;
  readonly transporter: string;
  readonly status: string;
  readonly bill: FreightBill;
  readonly gst_paise: number;
}

/** A page of the bills that nobody has approved or disputed, oldest first. */
export async function selectWaitingFreightBills(db: Db, page: number | undefined): Promise<readonly WaitingBillRow[]> {
  const { rows } = await sql<WaitingBillRow>`
    select b.order_id, o.number as order_number, ${nameAtDesk("u")} as transporter, b.status, p.snapshot as bill, b.gst_paise
      from freight_bill b
      join trade_order o on o.id = b.order_id
      join users u on u.id = b.transporter_id
      join issued_paper p on p.id = b.paper_id
     where b.status in ('submitted', 'checked') order by b.id limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}
