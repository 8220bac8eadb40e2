import { counted } from "@mandi/shared/format/counted";
import { formatExactPaise } from "@mandi/shared/format/exact";
import { paise, paiseFromRupees, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { selectBatchRows, selectOrderPayees, selectUnbilledOfOrders } from "../../../reads/desk/payouts.read";
import { selectSetOffs } from "../../../reads/set-offs.read";
import { debtInWords } from "../../payouts/read-debts.service";
import { planSetOffs, setOffsPlannedFor, sumOfPlanned } from "../../payouts/set-off.service";
import { taxAtRisk } from "../reads/tax-at-risk";
import { type AskedPayoutBody, rowsOf } from "./payout-rows";

/** The number of payments, as messages say it. */

/** Every payment that the bank's file will have: the second person agrees to payees, not to a sum. */
export async function bankFileInWords(db: Db, payouts: readonly AskedPayoutBody[], now: Date): Promise<string> {
  const ids = payouts.map(({ order_id }) => order_id);
  const orders = await selectOrderPayees(db, ids);
  const plan = await planSetOffs(db, await rowsOf(db, payouts));
  const debtors = await selectOrderPayees(
    db,
    payouts.flatMap(({ debts = [] }) => debts.map(({ order_id }) => order_id)),
  );
  const rows = payouts.map(({ order_id: orderId, to: side, amount, set_off, debts }) => {
    const setOffs = setOffsPlannedFor(plan, { orderId, side });
    // The debts that were read when it was asked for: others are refused.
    const less =
      debts?.map((debt) => {
        const order = debtors.get(debt.order_id)?.number ?? String(debt.order_id);
        return debtInWords(paiseFromRupees(debt.amount), debt.bill, order);
      }) ?? setOffs.map(({ debt, amountPaise }) => debtInWords(amountPaise, debt.bill, debt.order));
    const owedPaise = paiseFromRupees(amount);
    // What was read when it was asked for: another sum is refused.
    const offPaise = set_off === undefined ? sumOfPlanned(setOffs) : paiseFromRupees(set_off);
    return { orderId, side, less, owedPaise, offPaise, paidPaise: subtractPaise(owedPaise, offPaise) };
  });
  const lines = rows.map(({ orderId, side, less, owedPaise, paidPaise }) => {
    const order = orders.get(orderId);
    const off =
      owedPaise === paidPaise ? "" : ` (${formatExactPaise(owedPaise)}${less.map((one) => ` less ${one}`).join("")})`;
    return `${order?.[side] ?? "nobody"} (${side}), ${order?.number ?? orderId}: ${formatExactPaise(paidPaise)}${off}`;
  });
  const paid = rows.filter(({ paidPaise }) => paidPaise > 0);
  const sum = formatExactPaise(sumPaise(paid.map(({ paidPaise }) => paidPaise)));
  const risk = await riskInWords(db, payouts, now);
  const setOff = formatExactPaise(sumPaise(rows.map(({ offPaise }) => offPaise)));
  const first =
    paid.length === 0
      ? `${setOff} is set off. The bank pays nothing.`
      : `The bank file has ${counted(paid.length, "payment")}, ${sum} in all.`;
  return [first, ...lines, ...risk].join("\n");
}

/** What a dropped payment gives up, and for what its carrier owes again. */
export async function dropInWords(db: Db, batchId: number, payoutId: number): Promise<string> {
  const row = found((await selectBatchRows(db, batchId)).find(({ id }) => id === payoutId));
  const setOffs = await selectSetOffs(db, [payoutId]);
  const again = setOffs.map(({ amount_paise, bill, order }) => {
    return `The carrier owes ${formatExactPaise(paise(amount_paise))} again for ${bill === null ? "" : `bill ${bill}, `}${order}.`;
  });
  return [
    `The payment to ${row.payee} for ${row.number}: the bank pays ${formatExactPaise(paise(row.amount_paise))}.`,
    ...again,
  ].join("\n");
}

/** TDS that a payment before the bill gives away, where there is any. */
async function riskInWords(db: Db, payouts: readonly AskedPayoutBody[], now: Date): Promise<readonly string[]> {
  const carried = (await rowsOf(db, payouts)).filter(({ side }) => side === "transporter");
  const unbilled = await selectUnbilledOfOrders(
    db,
    carried.map(({ orderId }) => orderId),
  );
  const risks = [];
  for (const { orderId, payeeId, amountPaise } of carried) {
    const { unbilled_paise, owed_paise } = found(unbilled.get(orderId));
    const payment = { unbilled_paise, amount_paise: amountPaise, left_paise: owed_paise - amountPaise };
    risks.push(await taxAtRisk(db, { ...payment, payee_id: payeeId }, now));
  }
  const sum = sumPaise(risks);
  return sum === 0
    ? []
    : [
        `${formatExactPaise(sum)} of it is TDS on freight bills that are not approved yet. Once it is paid, it can no longer be deducted, and these bills cannot be approved.`,
      ];
}
