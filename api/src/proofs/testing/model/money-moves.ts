import { paise } from "@mandi/shared/money/paise";
import { platformAccount, userAccount } from "../../../modules/ledger/account";
import { readBalance } from "../../../modules/ledger/account.service";
import { readOrderMoney } from "../../../modules/ledger/statement.service";
import { payOrder, readDue } from "../../../modules/orders/amounts/order-payment.service";
import type { OrderRow } from "../../../modules/orders/order.store";
import { repayCreditFromCash } from "../../../modules/payments/payment.service";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { knownAccount } from "../../../testing/known-account";
import { newUtr } from "../../../testing/money";
import { depositMoves } from "./deposit-moves";
import { desk, type Play } from "./order-play";
import { deskAct, type Move } from "./trade-world";

/** Moves of money that belong to no step of an order, and the corrections of any. */
export const moneyMoves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  ...depositMoves,
  "repay credit": repayCredit,
  "release credit": releaseCredit,
  "pay out of wallet": payOutOfWallet,
  "deposit reverse charge": depositReverseCharge,
  "write off": writeOff,
  "reverse entry": (play) => reverseEntry(play, play.trade.orderId),
  "reverse other entry": (play) => reverseEntry(play, null),
};

/** The buyer from their wallet, or a transfer that the desk enters: a part of the credit in use, or more, which is refused. */
async function repayCredit({ tx, world, pick, size, at }: Play): Promise<unknown> {
  const { id: userId } = world.market.buyer;
  const { balancePaise } = await readBalance(tx, userAccount("credit", userId));
  const amountPaise = pick === 7 ? paise(balancePaise + 1) : paise(Math.min(balancePaise, size * 1_000_00));
  if (pick % 2 === 0) return repayCreditFromCash(tx, { userId, amountPaise, at });
  const body = { amount: amountPaise / 100, utr: newUtr(), paid_on: tradeDay(at) };
  return deskAct(tx, world, at, { name: "user credit-repayment", id: userId, body });
}

/** The desk lets the buyer use credit once more: without it, what one trade leaves overdue would end all credit of the run. */
async function releaseCredit({ tx, world, at }: Play): Promise<void> {
  await deskAct(tx, world, at, { name: "user credit-release", id: world.market.buyer.id });
}

async function payOutOfWallet({ tx, world, size, at }: Play): Promise<void> {
  const { id } = world.market.buyer;
  const body = { amount: size * 7.01, reference: newUtr(), account: await knownAccount(tx, id) };
  await deskAct(tx, world, at, {
    name: "user payout",
    id,
    body: { ...body, amount: Math.round(body.amount * 100) / 100 },
  });
}

/** GST that the platform owes on freight: all of it, a part, or more, which is refused. */
async function depositReverseCharge({ tx, world, trade, pick, size, at }: Play): Promise<void> {
  const { balancePaise } = await readBalance(tx, platformAccount("rcm_payable"));
  const amountPaise = [balancePaise, Math.max(1, Math.floor(balancePaise / 2)), balancePaise + 1][pick % 3] ?? 1;
  const body = {
    amount: Math.max(1, amountPaise) / 100,
    challan: String(26_112_700_000_000 + trade.orderId * 1_000 + size),
  };
  await deskAct(tx, world, at, { name: "reverse-charge deposit", id: 0, body });
}

/** The buyer pays all but some paise of what is due, which the desk then writes off. */
async function writeOff(play: Play): Promise<void> {
  const { tx, world, trade, order, size, at } = play;
  const { duePaise } = await readDue(tx, order);
  if (duePaise > 100) {
    const amount = (duePaise - (size % 100)) / 100;
    const payment = { source: "cash", amount } as const;
    await payOrder(tx, { buyerId: world.market.buyer.id, orderId: trade.orderId, payment, at });
  }
  await desk(play, "order write-off");
}

/** The desk corrects an entry of the order, or one of no order; some of them it may not reverse, and is refused. */
async function reverseEntry({ tx, world, size, at }: Play, orderId: number | null): Promise<void> {
  const entries = await tx
    .selectFrom("journal")
    .leftJoin("journal as undone", "undone.reverses_id", "journal.id")
    .select("journal.id")
    .where("journal.order_id", orderId === null ? "is" : "=", orderId)
    .where("journal.reverses_id", "is", null)
    .where("undone.id", "is", null)
    // Without a transfer, it is the money that the run began with.
    .where((eb) => eb.or([eb("journal.event", "<>", "top-up verified"), eb("journal.payment_id", "is not", null)]))
    .orderBy("journal.id", "desc")
    .limit(8)
    .execute();
  const entry = entries[size % Math.max(1, entries.length)];
  await deskAct(tx, world, at, { name: "journal reverse", id: entry?.id ?? 999_999_999 });
}

/** The next move of money for a delivered order whose freight bills are approved. */
export async function nextMoneyMove(tx: Db, order: OrderRow): Promise<Pick<Move, "what" | "pick">> {
  const { transporterOwedPaise, sellerOwedPaise, balancePaise } = await readOrderMoney(tx, order.id);
  if (transporterOwedPaise > 0) return nextCarrierPayment(tx, order);
  // Every second carrier turns out to have lost goods after they were paid, and owes for them until other freight of theirs is paid.
  const isCarried = order.freight_mode !== "to_pay" && order.id % 2 === 0;
  if (isCarried && !(await hasEntry(tx, order.id, "lost goods charged"))) return { what: "short load", pick: 1 };
  // Some pay it back before that.
  if (transporterOwedPaise < 0 && order.id % 8 === 6) return { what: "pay back", pick: 3 };
  if (sellerOwedPaise > 0) return { what: "payout", pick: 6 };
  if (order.id % 3 === 0 && !(await hasEntry(tx, order.id, "seller noted"))) return { what: "seller note", pick: 0 };
  if (sellerOwedPaise < 0) return { what: "pay back", pick: 2 };
  if (balancePaise > 0) return { what: order.id % 4 === 1 ? "write off" : "pay", pick: 1 };
  return { what: "reverse entry", pick: 0 };
}

/** A single payment takes nothing off, so that debts pile up. Now and then the bank does not pay a batch, and the second one does. */
async function nextCarrierPayment(tx: Db, { id }: OrderRow): Promise<Pick<Move, "what" | "pick">> {
  if (id % 4 === 2) return { what: "payout", pick: 7 };
  const isDropped = id % 5 === 0 && !(await wasDropped(tx, id));
  return { what: "payout batch", pick: isDropped ? 4 : 5 };
}

async function wasDropped(tx: Db, orderId: number): Promise<boolean> {
  const rows = tx.selectFrom("payout").select("id").where("order_id", "=", orderId).where("status", "=", "dropped");
  return (await rows.executeTakeFirst()) !== undefined;
}

async function hasEntry(tx: Db, orderId: number, event: string): Promise<boolean> {
  const entries = tx.selectFrom("journal").select("id").where("order_id", "=", orderId).where("event", "=", event);
  return (await entries.executeTakeFirst()) !== undefined;
}
