import type { Payment } from "../modules/payments/payment.store";
import type { Db } from "../platform/database/database";

/** The numbers of the order of a payment and of its quotation, which an order has too; empty where it is for none. */
export async function selectNumbers(
  db: Db,
  { quotationId, orderId }: Pick<Payment, "quotationId" | "orderId">,
): Promise<{ readonly quotation: string; readonly order: string }> {
  const order = await db
    .selectFrom("trade_order")
    .select(["number", "quotation_id"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  const quotation = await db
    .selectFrom("quotation")
    .select("number")
    .where("id", "=", quotationId ?? order?.quotation_id ?? null)
    .executeTakeFirst();
  return { quotation: quotation?.number ?? "", order: order?.number ?? "" };
}
