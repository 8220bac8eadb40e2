import { payoutWrites as writes } from "@mandi/shared/contract/desk/payout";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { formatPaise } from "@mandi/shared/format/rupees";
import { paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { found, invalidField } from "../../../platform/errors";
import { selectBatchRows, selectOrderPayees, selectPayee } from "../../../reads/desk/payouts.read";
import { dropPayout, makeBatch, markPaid } from "../../payouts/payout.service";
import type { NewPayout } from "../../payouts/payout.store";
import { type DeskAction, deskAction } from "./desk-action";

interface Asked {
  readonly order_id: number;
  readonly to: "seller" | "transporter";
  readonly amount: number;
}

const batch = (id: number): TrailSubject => `payout-batch:${id}`;
const sumOf = (payouts: readonly Asked[]) => sumPaise(payouts.map(({ amount }) => paiseFromRupees(amount)));
const counted = (count: number): string => (count === 1 ? "1 payment" : `${count} payments`);

/** D15: payments to sellers and transporters, many at a time. */
export const payoutActions: readonly DeskAction[] = [
  deskAction("payout-batch make", writes["payout-batch make"], {
    subject: () => "payout-batch",
    parties: async (tx, _id, { payouts }) => (await rowsOf(tx, payouts)).map(({ payeeId }) => payeeId),
    money: {
      amount: async (_tx, _id, { payouts }) => sumOf(payouts),
      of: async (tx, _id, { payouts }) => (await rowsOf(tx, payouts)).map(({ payeeId }) => payeeId),
    },
    // The bank pays what is in the file, so nobody makes one alone, whatever the sum.
    needsSecond: async () => true,
    heading: "Make a payout batch",
    shows: bankFileInWords,
    async run(tx, _id, { payouts }, { at, actorId }) {
      const id = await makeBatch(tx, await rowsOf(tx, payouts), { at, actorId });
      return { message: `Payout batch ${id} is made. Its bank file can be saved now.`, id };
    },
  }),
  deskAction("payout-batch paid", writes["payout-batch paid"], {
    subject: batch,
    parties: payeesOfBatch,
    async run(tx, id, { paid }, { at, actorId }) {
      for (const { payout_id, utr } of paid) {
        await markPaid(tx, { batchId: id, payoutId: payout_id, utr }, { at, actorId });
      }
      return { message: `${counted(paid.length)} ${paid.length === 1 ? "is" : "are"} in the books.` };
    },
  }),
  deskAction("payout-batch drop", writes["payout-batch drop"], {
    subject: batch,
    parties: payeesOfBatch,
    async run(tx, id, { payout_id }, { at }) {
      await dropPayout(tx, id, payout_id, at);
      return { message: "The payment is dropped. It can go into another batch." };
    },
  }),
];

/** Every payment that the bank's file will have: the second person agrees to payees, not to a sum. */
async function bankFileInWords(db: Db, { payouts }: { readonly payouts: readonly Asked[] }): Promise<string> {
  const orders = await selectOrderPayees(
    db,
    payouts.map(({ order_id }) => order_id),
  );
  const lines = payouts.map(({ order_id, to, amount }) => {
    const order = orders.get(order_id);
    return `${order?.[to] ?? "nobody"} (${to}), ${order?.number ?? order_id}: ${formatPaise(paiseFromRupees(amount), { decimals: 2 })}`;
  });
  return [
    `The bank file has ${counted(payouts.length)}, ${formatPaise(sumOf(payouts), { decimals: 2 })} in all.`,
    ...lines,
  ].join("\n");
}

async function payeesOfBatch(tx: Db, id: number): Promise<readonly number[]> {
  const rows = await selectBatchRows(tx, id);
  found(rows[0]);
  return [...new Set(rows.map(({ payee_id }) => payee_id))];
}

/** @throws Refusal 422 when a row is named twice or has nobody to pay */
async function rowsOf(tx: Db, payouts: readonly Asked[]): Promise<readonly NewPayout[]> {
  if (new Set(payouts.map(({ order_id, to }) => `${order_id}:${to}`)).size < payouts.length) {
    throw invalidField("payouts", "Each side of an order can be named only once");
  }
  const rows: NewPayout[] = [];
  for (const { order_id, to, amount } of payouts) {
    const payeeId = await selectPayee(tx, order_id, to);
    if (payeeId === undefined) throw invalidField("payouts", `Order ${order_id} has no ${to} to pay`);
    rows.push({ orderId: order_id, side: to, payeeId, amountPaise: paiseFromRupees(amount) });
  }
  return rows;
}
