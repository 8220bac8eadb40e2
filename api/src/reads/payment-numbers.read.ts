import type { Payment } from "../modules/payments/payment.store";
import type { Db } from "../platform/database/database";

/** The numbers of the quotation and the order of a payment; empty where it is for none. */
export async function selectNumbers(
  db: Db,
  { quotationId, orderId }: Pick<Payment, "quotationId" | "orderId">,
): Promise<{ readonly quotation: string; readonly order: string }> {
  const quotation = await db.selectFrom("quotation").select("number").where("id", "=", quotationId).executeTakeFirst();
  const order = await db.selectFrom("trade_order").select("number").where("id", "=", orderId).executeTakeFirst();
  return { quotation: quotation?.number ?? "", order: order?.number ?? "" };
}
