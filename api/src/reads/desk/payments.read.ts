import type { PaymentPurpose } from "@mandi/shared/contract/payment";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** A transfer with the people and numbers that it names. */
export interface DeskPaymentRow {
  readonly id: number;
  readonly payer: string;
  readonly phone: string;
  readonly payer_id: number;
  readonly purpose: PaymentPurpose;
  readonly amount_paise: number;
  readonly utr: string;
  readonly paid_on: string;
  readonly quotation: string | null;
  readonly order_number: string | null;
  readonly created_at: Date;
}

/** A page of the transfers under check, oldest first. */
export async function selectPaymentsUnderCheck(db: Db, page: number | undefined): Promise<readonly DeskPaymentRow[]> {
  const { rows } = await sql<DeskPaymentRow>`
    select p.id, ${nameAtDesk("u")} as payer, u.phone, p.payer_id, p.purpose, p.amount_paise, p.utr,
           p.paid_on::text as paid_on, q.number as quotation, o.number as order_number, p.created_at
      from payment p join users u on u.id = p.payer_id
      left join quotation q on q.id = p.quotation_id left join trade_order o on o.id = p.order_id
     where p.status = 'under check' order by p.created_at, p.id limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}
