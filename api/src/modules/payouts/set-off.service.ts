import { formatExactPaise } from "@mandi/shared/format/exact";
import { type Paise, paise, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import { setOffDebts } from "@mandi/shared/money/set-off";
import type { PersonContext } from "../../platform/act-context";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { type SetOffRow, selectSetOffs } from "../../reads/set-offs.read";
import { type CarrierDebt, listCarrierDebts } from "../freight-bills/carrier-debts.service";
import { orderAccount } from "../ledger/account";
import { lockBalances } from "../ledger/account.service";
import { reverse } from "../ledger/ledger.service";
import { recordSetOff } from "../ledger/payout-entries.service";
import { afterReversal, openIfOwed, settleIfDone } from "../orders/amounts/order-payment.service";
import { lockOrder, refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { recordStep } from "../orders/steps/step.service";
import { issuePaymentAdvice } from "../trade-papers/payment-advice.service";
import { voidPaperOfMoney } from "../trade-papers/void-paper.service";
import { refuseBelowBatch } from "./open-payout.service";
import { insertSetOff, type NewPayout } from "./payout.store";

/** A part of a carrier's debt that comes off a payment to them. */
export interface PlannedSetOff {
  readonly debt: CarrierDebt;
  readonly amountPaise: Paise;
}

/** What comes off the carrier's payment for an order, by order; sellers pay back themselves. */
export type SetOffPlan = ReadonlyMap<number, readonly PlannedSetOff[]>;

/** What carriers owe off these payments to them, which are not less debts yet: the oldest orders first. */
export async function planSetOffs(db: Db, rows: readonly NewPayout[]): Promise<SetOffPlan> {
  const carried = rows.filter(({ side }) => side === "transporter").sort((one, other) => one.orderId - other.orderId);
  const debts = await listCarrierDebts(db, [...new Set(carried.map(({ payeeId }) => payeeId))]);
  const taken = setOffDebts(
    carried,
    debts.map(({ carrierId, owedPaise }) => ({ payeeId: carrierId, amountPaise: owedPaise })),
  );
  return new Map(
    carried.map(({ orderId }, place) => [
      orderId,
      taken.flatMap(({ payment, debt, amountPaise }) => {
        const owed = debts[debt];
        return payment === place && owed !== undefined ? [{ debt: owed, amountPaise }] : [];
      }),
    ]),
  );
}

/** What a plan takes off a payment. */
export function setOffsPlannedFor(
  plan: SetOffPlan,
  { orderId, side }: Pick<NewPayout, "orderId" | "side">,
): readonly PlannedSetOff[] {
  return side === "transporter" ? (plan.get(orderId) ?? []) : [];
}

export const sumOfPlanned = (setOffs: readonly { readonly amountPaise: Paise }[]): Paise =>
  sumPaise(setOffs.map(({ amountPaise }) => amountPaise));

/** What came off a payment in all. */
export const sumTakenOff = (setOffs: readonly SetOffRow[]): Paise =>
  sumPaise(setOffs.map(({ amount_paise }) => paise(amount_paise)));

/** A sentence on what a carrier owes once their payment does not stand; empty where nothing came off it. */
export const owedAgainInWords = (setOffs: readonly SetOffRow[]): string =>
  setOffs.length === 0 ? "" : ` The carrier owes ${formatExactPaise(sumTakenOff(setOffs))} again.`;

/**
 * Locks these orders and those for which their carriers owe, and then the accounts of both.
 *
 * @returns the locked orders by key, and what comes off, which nobody else can change until the transaction ends
 * @throws Refusal 409 when a carrier owed for another order in the meantime
 */
export async function lockSetOffs(tx: Db, rows: readonly NewPayout[]) {
  const seen = await planSetOffs(tx, rows);
  const ofDebts = [...seen.values()].flat().map(({ debt }) => debt.orderId);
  const orders = await lockOrders(tx, [...rows.map(({ orderId }) => orderId), ...ofDebts]);
  await lockBalances(
    tx,
    ...rows.map(({ side, orderId }) => orderAccount(`payable:${side}`, orderId)),
    ...ofDebts.map((orderId) => orderAccount("payable:transporter", orderId)),
  );
  const plan = await planSetOffs(tx, rows);
  if ([...plan.values()].flat().some(({ debt }) => !orders.has(debt.orderId))) {
    throw new Refusal("conflict", { message: "What a carrier owes has just changed. Please look at it again." });
  }
  return { orders, plan };
}

async function lockOrders(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, OrderRow>> {
  const orders = new Map<number, OrderRow>();
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    orders.set(id, await lockOrder(tx, id));
  }
  return orders;
}

/** Posts what comes off a payment that was just stored; the accounts are locked. An advice says it at once where the bank pays nothing. */
export async function postSetOffs(
  tx: Db,
  payout: { readonly id: number; readonly order: OrderRow; readonly amountPaise: Paise },
  setOffs: readonly PlannedSetOff[],
  context: PersonContext,
): Promise<void> {
  const { id: payoutId, order, amountPaise: paidPaise } = payout;
  for (const { debt, amountPaise } of setOffs) {
    const { orderId, bill } = debt;
    const debtor = { id: orderId, number: debt.order };
    const { id: journalId } = await recordSetOff(tx, { order: refOf(order), debtor, bill, amountPaise }, context);
    await insertSetOff(tx, { payoutId, orderId, bill, amountPaise, journalId });
    const text = `${formatExactPaise(amountPaise)} that was owed${bill === null ? "" : ` for bill ${bill}`} comes off the payment for ${order.number}`;
    const owing = await lockOrder(tx, orderId);
    await recordStep(tx, owing, { step: "set off", entries: [{ text, audience: ["transporter"] }] }, context);
    await settleIfDone(tx, orderId, context);
  }
  if (paidPaise > 0) return;
  const rows = await selectSetOffs(tx, [payoutId]);
  const journalId = Math.max(...rows.map(({ journal_id }) => journal_id));
  const advised = {
    order,
    side: "transporter",
    amountPaise: paidPaise,
    reference: "",
    journalId,
    setOffs: rows,
  } as const;
  await issuePaymentAdvice(tx, advised, context);
  await settleIfDone(tx, order.id, context);
}

/** Locks the orders of a payment and of what came off it, and the accounts that giving it back touches. */
export async function lockForReturn(tx: Db, orderId: number, setOffs: readonly SetOffRow[]): Promise<void> {
  const ids = [orderId, ...setOffs.map(({ order_id }) => order_id)];
  await lockOrders(tx, ids);
  await lockBalances(tx, ...ids.map((id) => orderAccount("payable:transporter", id)));
}

/**
 * The payment does not stand, so its carrier owes again what came off it. Everything is locked by {@link lockForReturn}.
 *
 * @throws Refusal 409 when a batch pays for the order for which it was owed
 */
export async function returnSetOffs(
  tx: Db,
  setOffs: readonly SetOffRow[],
  reason: string,
  context: PersonContext,
): Promise<void> {
  for (const { journal_id: journalId, order_id, paid_order_id, paid_order, amount_paise } of setOffs) {
    await reverse(tx, { journalId, reason: cutText(reason, 300) }, context);
    await voidPaperOfMoney(tx, { journalId, paymentId: null, reason }, context);
    await refuseBelowBatch(tx, order_id);
    const text = `${formatExactPaise(paise(amount_paise))} is owed again: the payment for ${paid_order} was not made`;
    await afterReversal(tx, order_id, { text, side: "transporter" }, context);
    await openIfOwed(tx, await lockOrder(tx, paid_order_id));
  }
}

/** What the bank pays of an amount that is owed. */
export const paidByBankOf = (owedPaise: Paise, setOffs: readonly PlannedSetOff[]): Paise =>
  subtractPaise(owedPaise, sumOfPlanned(setOffs));
