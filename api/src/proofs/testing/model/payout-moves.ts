import { readOrderMoney } from "../../../modules/ledger/statement.service";
import { newUtr } from "../../../testing/money";
import { type Play, refuseFaults } from "./order-play";
import { findKeptSetOffs, findSetOffFaults, lastJournalOf, lockCarrier } from "./set-off-checks";
import { deskAct } from "./trade-world";

/**
 * The desk pays the carrier in a batch, all that is owed or a part of it, and exactly what they owe for other orders comes off; now and then
 * the bank does not pay. No batch stays open, because other moves would have to wait for it.
 */
export async function payoutBatch(play: Play): Promise<void> {
  const { tx, world, trade, pick, size, at, transporterId } = play;
  await lockCarrier(tx, transporterId);
  const { transporterOwedPaise } = await readOrderMoney(tx, trade.orderId);
  // Nobody asks for less than a paisa.
  const amount = pick > 3 ? Math.max(1, transporterOwedPaise) / 100 : size;
  const payouts = [{ order_id: trade.orderId, to: "transporter", amount }];
  const lastJournal = await lastJournalOf(tx);
  await deskAct(tx, world, at, { name: "payout-batch make", id: 0, body: { payouts } });
  const payout = await tx
    .selectFrom("payout")
    .select(["id", "batch_id", "status"])
    .where("order_id", "=", trade.orderId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  refuseFaults(await findSetOffFaults(tx, { payoutId: payout.id, askedPaise: Math.round(amount * 100), lastJournal }));
  const isDropped = pick % 4 === 0;
  if (payout.status !== "agreed" && !isDropped) return;
  const end = isDropped
    ? { name: "payout-batch drop", body: { payout_id: payout.id } }
    : { name: "payout-batch paid", body: { paid: [{ payout_id: payout.id, utr: newUtr() }] } };
  await deskAct(tx, world, at, { ...end, id: payout.batch_id });
  refuseFaults(await findKeptSetOffs(tx));
}
