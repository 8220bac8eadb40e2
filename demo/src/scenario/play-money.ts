import { reportBankPayment, verifyBankPayment } from "@mandi/api/public/bank-transfer.service";
import { bookVerifiedTransfer, reportBookingTransfer } from "@mandi/api/public/booking.service";
import { tradeDay } from "@mandi/api/public/clock";
import { readOrder, refOf } from "@mandi/api/public/order.service";
import { afterPayment, payOrder, readDue, receivedWords } from "@mandi/api/public/order-payment.service";
import { payOut } from "@mandi/api/public/pay-out.service";
import { issueReceipt } from "@mandi/api/public/receipt.service";
import { readOrderMoney } from "@mandi/api/public/statement.service";
import { readCashBalance } from "@mandi/api/public/wallet.service";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { utrOf } from "./paper-numbers";
import type { Scene } from "./scene";

async function verify({ tx, world, at }: Scene, paymentId: number, receivedPaise: number): Promise<void> {
  const { staffId } = world;
  const verified = await verifyBankPayment(
    tx,
    { paymentId, staffId, receivedPaise: paiseFromRupees(receivedPaise / 100), at },
    (payment) => bookVerifiedTransfer(tx, payment, { at, staffId }),
  );
  await issueReceipt(tx, verified, { at, actorId: staffId });
}

/** Books with a bank transfer that the desk finds on its statement. */
export async function bookByBank(scene: Scene): Promise<void> {
  const { tx, world, played, at } = scene;
  const transfer = { utr: utrOf(at), paidOn: tradeDay(at) };
  await reportBookingTransfer(tx, { buyerId: world.buyerId, quotationId: played.quotationId, transfer, at });
  const payment = await tx
    .selectFrom("payment")
    .select(["id", "amount_paise"])
    .where("quotation_id", "=", played.quotationId)
    .where("status", "=", "under check")
    .executeTakeFirstOrThrow();
  await verify(scene, payment.id, payment.amount_paise);
}

/** Pays what is due on an order: from the wallet where it has enough, else by bank transfer. */
export async function payRest(scene: Scene): Promise<void> {
  const { tx, world, played, at } = scene;
  const order = await readOrder(tx, played.orderId);
  const { duePaise } = await readDue(tx, order);
  if (duePaise <= 0) return;
  const isInWallet = (await readCashBalance(tx, world.buyerId)) >= duePaise;
  if (isInWallet) {
    await payOrder(tx, { buyerId: world.buyerId, orderId: order.id, payment: { source: "cash" }, at });
    return;
  }
  const payment = await reportBankPayment(tx, {
    payerId: world.buyerId,
    amountPaise: duePaise,
    transfer: { utr: utrOf(at), paidOn: tradeDay(at) },
    subject: { purpose: "final", order: refOf(order) },
    at,
  });
  await verify(scene, payment.id, duePaise);
  await afterPayment(tx, order.id, { at, actorId: world.staffId }, receivedWords(duePaise));
}

/**
 * A delivered and paid order ends with the platform's payments to the seller and, once every bill is approved, to the
 * transporter.
 */
export async function payEverybody({ tx, world, played, at }: Scene): Promise<void> {
  const order = await readOrder(tx, played.orderId);
  const money = await readOrderMoney(tx, order.id);
  if (order.status !== "delivered" || money.balancePaise !== 0) return;
  const context = { at, actorId: world.staffId };
  const owed = [
    { side: "seller", amountPaise: money.sellerOwedPaise },
    { side: "transporter", amountPaise: money.transporterOwedPaise },
  ] as const;
  for (const { side, amountPaise } of owed) {
    // The tax of a bill is deducted from what is still owed: after full payment a carrier's bill cannot be approved any
    // more.
    if (side === "transporter" && !(await areBillsApproved(tx, order.id))) continue;
    if (amountPaise > 0) await payOut(tx, { order, side, amountPaise, reference: utrOf(at) }, context);
  }
}

async function areBillsApproved(tx: Scene["tx"], orderId: number): Promise<boolean> {
  const open = await tx
    .selectFrom("shipment")
    .leftJoin("freight_bill", (join) =>
      join.onRef("freight_bill.shipment_id", "=", "shipment.id").on("freight_bill.status", "=", "approved"),
    )
    .select("shipment.id")
    .where("shipment.order_id", "=", orderId)
    .where("freight_bill.id", "is", null)
    .execute();
  return open.length === 0;
}
