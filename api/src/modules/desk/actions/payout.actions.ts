import { payoutWrites as writes } from "@mandi/shared/contract/desk/payout";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { counted } from "@mandi/shared/format/counted";
import { type Paise, paiseFromRupees, rupeesFromPaise, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { selectBatchRows } from "../../../reads/desk/payouts.read";
import { selectSetOffs } from "../../../reads/set-offs.read";
import { dropPayout, makeBatch, markPaid } from "../../payouts/payout.service";
import { asReadDebts } from "../../payouts/read-debts.service";
import {
  owedAgainInWords,
  planSetOffs,
  setOffsPlannedFor,
  sumOfPlanned,
  sumTakenOff,
} from "../../payouts/set-off.service";
import { type DeskAction, deskAction } from "./desk-action";
import { type AskedPayoutBody, rowsOf } from "./payout-rows";
import { bankFileInWords, dropInWords } from "./payout-words";

const batch = (id: number): TrailSubject => `payout-batch:${id}`;

/** Payments to sellers and transporters, many at a time. */
export const payoutActions: readonly DeskAction[] = [
  deskAction("payout-batch make", writes["payout-batch make"], {
    subject: () => "payout-batch",
    parties: async (tx, _id, { payouts }) => (await rowsOf(tx, payouts)).map(({ payeeId }) => payeeId),
    money: {
      amount: async (tx, _id, { payouts }) => sumOfBatch(await withSetOffs(tx, payouts)),
      of: async (tx, _id, { payouts }) => (await rowsOf(tx, payouts)).map(({ payeeId }) => payeeId),
    },
    // The bank pays what is in the file, so nobody makes one alone, whatever the sum.
    needsSecond: async () => true,
    asRead: async (tx, _id, body) => ({ ...body, payouts: await withSetOffs(tx, body.payouts) }),
    heading: "Make a payout batch",
    shows: (db, _id, { payouts }, { at }) => bankFileInWords(db, payouts, at),
    async run(tx, _id, { payouts }, { at, actorId, isConfirmed = false }) {
      // A request without this figure was read when nothing came off.
      const asRead = isConfirmed ? payouts.map((asked) => ({ set_off: 0, ...asked })) : payouts;
      const id = await makeBatch(tx, await rowsOf(tx, asRead), { at, actorId });
      const isPaidByBank = (await selectBatchRows(tx, id)).some(({ status }) => status === "agreed");
      const next = isPaidByBank ? "Its bank file can be saved now." : "All of it is set off; the bank pays nothing.";
      return { message: `Payout batch ${id} is made. ${next}`, id, made: batch(id) };
    },
  }),
  deskAction("payout-batch paid", writes["payout-batch paid"], {
    subject: batch,
    parties: payeesOfBatch,
    async run(tx, id, { paid }, { at, actorId }) {
      let reported = "";
      for (const { payout_id, utr } of paid) {
        reported += await markPaid(tx, { batchId: id, payoutId: payout_id, utr }, { at, actorId });
      }
      return { message: `${counted(paid.length, "payment is", "payments are")} in the books.${reported}` };
    },
  }),
  deskAction("payout-batch drop", writes["payout-batch drop"], {
    subject: batch,
    part: ({ payout_id }) => String(payout_id),
    parties: payeesOfBatch,
    // What two people set off is moved back.
    money: {
      async amount(tx, _id, { payout_id }) {
        const setOffs = await selectSetOffs(tx, [payout_id]);
        return setOffs.length === 0 ? null : sumTakenOff(setOffs);
      },
      of: async (tx, id, { payout_id }) =>
        (await selectBatchRows(tx, id)).flatMap((row) => (row.id === payout_id ? row.payee_id : [])),
    },
    heading: "Drop a payment from a payout batch",
    shows: (db, id, { payout_id }) => dropInWords(db, id, payout_id),
    async run(tx, id, { payout_id }, { at, actorId, reason }) {
      const setOffs = await dropPayout(tx, { batchId: id, payoutId: payout_id, reason }, { at, actorId });
      return { message: `The payment is dropped. It can go into another batch.${owedAgainInWords(setOffs)}` };
    },
  }),
];

async function payeesOfBatch(tx: Db, id: number): Promise<readonly number[]> {
  const rows = await selectBatchRows(tx, id);
  found(rows[0]);
  return [...new Set(rows.map(({ payee_id }) => payee_id))];
}

/** The same payments with the debts that come off each, and their sum, as they were read or as they are now. */
async function withSetOffs(tx: Db, payouts: readonly AskedPayoutBody[]) {
  const plan = await planSetOffs(tx, await rowsOf(tx, payouts));
  return payouts.map((asked) => {
    const setOffs = setOffsPlannedFor(plan, { orderId: asked.order_id, side: asked.to });
    const debts = [...(asked.debts ?? asReadDebts(setOffs))];
    return { ...asked, set_off: asked.set_off ?? rupeesFromPaise(sumOfPlanned(setOffs)), debts };
  });
}

/** What the bank pays; where it pays nothing, what is set off. */
function sumOfBatch(payouts: readonly Required<Pick<AskedPayoutBody, "amount" | "set_off">>[]): Paise {
  const setOffPaise = sumPaise(payouts.map(({ set_off }) => paiseFromRupees(set_off)));
  const paidPaise = subtractPaise(sumPaise(payouts.map(({ amount }) => paiseFromRupees(amount))), setOffPaise);
  return paidPaise > 0 ? paidPaise : setOffPaise;
}
