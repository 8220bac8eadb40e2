import { paise } from "@mandi/shared/money/paise";
import { readCreditLine } from "../../../modules/credit/credit.service";
import { payOrder } from "../../../modules/orders/amounts/order-payment.service";
import { reportBankPayment } from "../../../modules/payments/bank-transfer.service";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { newUtr } from "../../../testing/money";
import { findDepositFaults } from "./deposit-checks";
import { type Play, refuseFaults } from "./order-play";
import { deskAct } from "./trade-world";

/**
 * Transfers that the buyer reports and that wait while everybody goes on: into the wallet, for the credit in use, or for a part of what is due
 * for the order. The desk corrects what one pays, and decides about it later.
 */
export const depositMoves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  "report deposit": reportDeposit,
  "redirect deposit": redirectDeposit,
  "decide deposit": decideDeposit,
};

/** Now and then under a UTR that is used, which is refused unless the desk rejected that transfer. */
async function reportDeposit({ tx, world, trade, pick, size, at }: Play): Promise<void> {
  const { id: payerId } = world.market.buyer;
  const utr = (size % 9 === 0 ? await latestUtr(tx, payerId) : undefined) ?? newUtr();
  const paidOn = tradeDay(at);
  if (pick % 4 === 3) {
    const payment = { source: "bank", utr, paid_on: paidOn, amount: size * 10 } as const;
    await payOrder(tx, { buyerId: payerId, orderId: trade.orderId, payment, at });
    return;
  }
  const purpose = pick % 4 === 2 ? "credit repayment" : "top-up";
  // When the desk finds it, less credit may be in use than now.
  const { drawnPaise } = await readCreditLine(tx, payerId);
  const amountPaise = paise(purpose === "top-up" || size % 2 === 0 ? size * 12_345 : drawnPaise);
  await reportBankPayment(tx, { payerId, amountPaise, transfer: { utr, paidOn }, subject: { purpose }, at });
}

/** The desk uses a waiting transfer for this order, which is refused for a repayment of credit. */
async function redirectDeposit({ tx, world, order, size, at }: Play): Promise<void> {
  const waiting = await selectDeposits(tx, order.id, { isWaiting: true });
  const id = waiting[size % Math.max(1, waiting.length)]?.id ?? 999_999_999;
  await deskAct(tx, world, at, { name: "payment pays", id, body: { pays: order.number } });
}

/** Found, found without a purpose, not found, found with another amount, or decided a second time; the last two are refused. */
async function decideDeposit({ tx, world, trade, pick, size, at }: Play): Promise<void> {
  const deposits = await selectDeposits(tx, trade.orderId, { isWaiting: pick !== 7 });
  const { id, amount_paise } = deposits[size % Math.max(1, deposits.length)] ?? { id: 999_999_999, amount_paise: 100 };
  const name = (["payment verify", "payment into-wallet", "payment reject", "payment verify"] as const)[pick % 4];
  const received = (amount_paise + (pick === 4 ? 1 : 0)) / 100;
  const body = name === "payment reject" ? {} : { received };
  await deskAct(tx, world, at, { name: name ?? "payment verify", id, body });
  refuseFaults(await findDepositFaults(tx, { paymentId: id }));
}

/** The buyer's latest transfers for no order or this one, without booking amounts. */
function selectDeposits(tx: Db, orderId: number, { isWaiting }: { readonly isWaiting: boolean }) {
  return tx
    .selectFrom("payment")
    .select(["id", "amount_paise"])
    .where("source", "=", "bank")
    .where("purpose", "<>", "booking")
    .where((eb) => eb.or([eb("order_id", "is", null), eb("order_id", "=", orderId)]))
    .where("status", isWaiting ? "=" : "<>", "under check")
    .orderBy("id", "desc")
    .limit(8)
    .execute();
}

async function latestUtr(tx: Db, payerId: number): Promise<string | undefined> {
  const transfers = tx.selectFrom("payment").select("utr").where("payer_id", "=", payerId).where("source", "=", "bank");
  return (await transfers.orderBy("id", "desc").limit(1).executeTakeFirst())?.utr ?? undefined;
}
