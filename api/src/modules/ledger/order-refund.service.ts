import { maxPaise, negatePaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { orderAccount, userAccount } from "./account";
import { lockBalance, lockBalances } from "./account.service";
import { post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import type { OrderRef } from "./ledger-facts";
import { selectCreditDrawnFor } from "./refund.store";
import { type Refunded, splitRefund } from "./refund-split";
import type { OrderMoney } from "./statement.service";

/** Keeps the whole advance of a cancelled order (docs/domain.md#refunds-and-cancellation). */
export async function forfeitAdvance(tx: Db, order: OrderRef, context: ActContext): Promise<Paise> {
  const amountPaise = await lockBalance(tx, orderAccount("advance", order.id));
  if (amountPaise > 0) {
    await post(tx, ledgerEvents.advanceForfeited({ order, amountPaise }), { ...context, orderId: order.id });
  }
  return amountPaise;
}

interface RefundEntry {
  readonly order: OrderRef;
  readonly buyerId: number;
  /** By default, everything refundable. */
  readonly amountPaise?: Paise;
}

/** Refunds the advance of an order, in whole or in part: what came from credit to the credit, the rest to the wallet. */
export async function refundAdvance(tx: Db, entry: RefundEntry, context: ActContext): Promise<Refunded> {
  return giveBack(tx, entry, "advance", context);
}

/** What can be refunded now: any receivable below zero and, once everything is invoiced, the rest of the advance. */
export function overpaidPaise(
  { receivablePaise, advancePaise }: Pick<OrderMoney, "receivablePaise" | "advancePaise">,
  isAllInvoiced: boolean,
): Paise {
  const owedPaise = isAllInvoiced ? subtractPaise(receivablePaise, advancePaise) : receivablePaise;
  return maxPaise(negatePaise(owedPaise), zeroPaise);
}

/**
 * Refunds what the buyer paid beyond the invoices, for example after a lower loaded weight or freight. As long as a vehicle
 * is still to be invoiced, the advance is kept for it.
 */
export async function refundOverpayment(
  tx: Db,
  entry: RefundEntry & { readonly isAllInvoiced: boolean },
  context: ActContext,
): Promise<Refunded> {
  const { order, buyerId } = entry;
  const advance = orderAccount("advance", order.id);
  const balanceOf = await lockBalances(tx, advance, ...accountsOfRefund(order, buyerId, "receivable"));
  const restPaise = balanceOf(advance);
  if (entry.isAllInvoiced && restPaise > 0) {
    await post(tx, ledgerEvents.advanceApplied({ order, amountPaise: restPaise }), { ...context, orderId: order.id });
  }
  return giveBack(tx, entry, "receivable", context);
}

function accountsOfRefund({ id }: OrderRef, buyerId: number, towards: "advance" | "receivable") {
  return [orderAccount(towards, id), userAccount("credit", buyerId), userAccount("wallet", buyerId)] as const;
}

async function giveBack(
  tx: Db,
  entry: RefundEntry,
  towards: "advance" | "receivable",
  context: ActContext,
): Promise<Refunded> {
  const { order, buyerId: userId } = entry;
  const [source, drawnCredit, wallet] = accountsOfRefund(order, userId, towards);
  const balanceOf = await lockBalances(tx, source, drawnCredit, wallet);
  // The whole advance is owed to the buyer; of a receivable, only what is below zero.
  const standing = towards === "advance" ? balanceOf(source) : negatePaise(balanceOf(source));
  const availablePaise = maxPaise(standing, zeroPaise);
  const wanted = entry.amountPaise ?? availablePaise;
  if (wanted < 0 || wanted > availablePaise) {
    throw new Refusal("refused", { message: "This is more than can be refunded. Please enter a smaller amount." });
  }
  const onOrder = { ...context, orderId: order.id };
  const { toCreditPaise, toWalletPaise } = splitRefund(wanted, {
    drawnForOrderPaise: await selectCreditDrawnFor(tx, order, drawnCredit),
    drawnNowPaise: balanceOf(drawnCredit),
  });
  if (toCreditPaise > 0) {
    await post(tx, ledgerEvents.creditRestored({ userId, order, towards, amountPaise: toCreditPaise }), onOrder);
  }
  if (toWalletPaise > 0) {
    await post(tx, ledgerEvents.advanceRefunded({ userId, order, towards, amountPaise: toWalletPaise }), onOrder);
  }
  return { toCreditPaise, toWalletPaise };
}
