import type { PaymentPurpose } from "@mandi/shared/contract/payment";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { paymentReference } from "../../payments/payment-reference";
import { deskRows, offsetOf, rupees } from "./desk-lists";
import { nameAtDesk } from "./name-at-desk";

/** Transfers to look for in the bank's statement, oldest first, with who paid for what. */
export async function listPaymentsForDesk(db: Db, page: number | undefined) {
  const { rows } = await sql<{
    id: number;
    payer: string;
    phone: string;
    payer_id: number;
    purpose: PaymentPurpose;
    amount_paise: number;
    utr: string;
    paid_on: string;
    quotation: string | null;
    order_number: string | null;
    created_at: Date;
  }>`
    select p.id, ${nameAtDesk("u")} as payer, u.phone, p.payer_id, p.purpose, p.amount_paise, p.utr,
           p.paid_on::text as paid_on, q.number as quotation, o.number as order_number, p.created_at
      from payment p join users u on u.id = p.payer_id
      left join quotation q on q.id = p.quotation_id left join trade_order o on o.id = p.order_id
     where p.status = 'under check' order by p.created_at, p.id limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return {
    data: rows.map(({ amount_paise, order_number, payer_id, created_at, ...row }) => ({
      ...row,
      amount: rupees(amount_paise),
      order: order_number,
      reference: paymentReference({
        purpose: row.purpose,
        payerId: payer_id,
        quotation: row.quotation,
        order: order_number,
      }),
      created_at: created_at.toISOString(),
    })),
  };
}
