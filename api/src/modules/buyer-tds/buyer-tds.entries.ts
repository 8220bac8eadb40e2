import type { Paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { post } from "../ledger/ledger.service";
import { ledgerEvents } from "../ledger/ledger-events";
import { takePaymentBack } from "../ledger/sale-entries.service";
import { refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { type AdviceRow, insertAdvice, updateRefused } from "./buyer-tds.store";

/** Records a deduction, in the books and as something a certificate must show. */
export async function bookAdvice(
  tx: Db,
  input: {
    readonly order: OrderRow;
    readonly towards: "advance" | "receivable";
    readonly amountPaise: Paise;
    readonly of: Pick<AdviceRow, "invoice_id" | "tan" | "code" | "financial_year" | "quarter" | "date">;
  },
  context: ActContext,
): Promise<void> {
  const { order, towards, amountPaise, of } = input;
  const facts = { userId: order.buyer_id, order: refOf(order), amountPaise, code: of.code, towards };
  const event = ledgerEvents.taxDeductedByBuyer(facts);
  const { id: journalId } = await post(tx, event, { ...context, orderId: order.id });
  await insertAdvice(tx, {
    ...of,
    order_id: order.id,
    buyer_id: order.buyer_id,
    amount_paise: amountPaise,
    journal_id: journalId,
    at: context.at,
    actor_id: context.actorId,
  });
}

/** Voids a deduction, with the reason that the buyer reads. */
export async function takeAdviceBack(
  tx: Db,
  { order, advice, reason }: { readonly order: OrderRow; readonly advice: AdviceRow; readonly reason: string },
  context: ActContext,
): Promise<void> {
  await updateRefused(tx, advice.id, reason, context.at);
  await takePaymentBack(tx, { order: refOf(order), journalId: advice.journal_id, reason }, context);
}
