import type { Paise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import type { SetOffRow } from "../../reads/set-offs.read";
import { bankReference } from "../ledger/bank-reference";
import { payoutSeller, payoutTransporter } from "../ledger/payout-entries.service";
import { settleIfDone } from "../orders/amounts/order-payment.service";
import { refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { issuePaymentAdvice } from "../trade-papers/payment-advice.service";

/**
 * Posts a payment of the bank to a side of an order, and issues its advice to the payee. The order is locked.
 *
 * @returns the entry in the books
 * @throws Refusal 422 above what is owed, 409 for a reference already used for this side
 */
export async function payOut(
  tx: Db,
  payout: {
    readonly order: OrderRow;
    readonly side: "seller" | "transporter";
    readonly amountPaise: Paise;
    readonly reference: string;
    /** What came off it for the payee's debts, already in the books. */
    readonly setOffs?: readonly SetOffRow[];
  },
  context: PersonContext,
): Promise<number> {
  const { order, side, amountPaise } = payout;
  const reference = bankReference(payout.reference);
  const pay = side === "seller" ? payoutSeller : payoutTransporter;
  const { id: journalId } = await pay(tx, { order: refOf(order), amountPaise, reference }, context);
  await issuePaymentAdvice(tx, { ...payout, reference, journalId }, context);
  await settleIfDone(tx, order.id, context);
  return journalId;
}
