import type { Db } from "../../../platform/database/database";
import { rupees } from "../../../platform/wire-figures";
import { countPaymentsUnderCheck, selectPaymentsUnderCheck } from "../../../reads/desk/payments.read";
import { paymentReference } from "../../payments/payment-reference";

/** Transfers to look for in the bank's statement, oldest first, with the payer and purpose. */
export async function listPaymentsForDesk(db: Db, page: number | undefined) {
  const rows = await selectPaymentsUnderCheck(db, page);
  return {
    data: rows.map(({ amount_paise, order_number, payer_id, invoice_kind, created_at, ...row }) => ({
      ...row,
      amount: rupees(amount_paise),
      order: order_number,
      ...(invoice_kind && { invoice_kind }),
      reference: paymentReference({
        purpose: row.purpose,
        payerId: payer_id,
        quotation: row.quotation,
        order: order_number,
      }),
      created_at: created_at.toISOString(),
    })),
    total: await countPaymentsUnderCheck(db, page, rows.length),
  };
}
