import type { DeskPayoutDue } from "@mandi/shared/contract/desk/payout";
import { deskPayoutsPath } from "@mandi/shared/contract/page-paths";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { paiseFromRupees, rupeesFromPaise, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import { setOffDebts } from "@mandi/shared/money/set-off";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { addressPages } from "../common/address-pages";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { batchesQuery, payoutsDueQuery } from "./payouts.api";

/** A page of what is due, and the existing batches. */
export function usePayouts() {
  const [address] = useSearchParams();
  const pages = addressPages(deskPayoutsPath, address, "page");
  return { due: useQuery(payoutsDueQuery, [pages.page]), pages, batches: useQuery(batchesQuery, []) };
}

export const keyOf = ({ order_id, to }: DeskPayoutDue): string => `${order_id}:${to}`;

/** Paid now, it would give up TDS on a freight bill that is not approved yet. */
const isAtRisk = ({ at_risk = 0 }: DeskPayoutDue): boolean => at_risk > 0;

type Debt = NonNullable<DeskPayoutDue["owes"]>[number];

/** The debts that come off each of these payments, which are in the order of the list. */
function setOffsOf(chosen: readonly DeskPayoutDue[]): readonly (readonly Debt[])[] {
  const owing = [
    ...new Map(
      chosen.flatMap(({ payee_id = null, owes = [] }) =>
        owes.map((debt) => [debt.order_id, { ...debt, payeeId: payee_id, amountPaise: paiseFromRupees(debt.amount) }]),
      ),
    ).values(),
  ];
  const payments = chosen.map(({ to, payee_id = null, amount }) => {
    return { payeeId: to === "transporter" ? payee_id : null, amountPaise: paiseFromRupees(amount) };
  });
  const taken = setOffDebts(payments, owing);
  return chosen.map((_, place) =>
    taken.flatMap(({ payment, debt, amountPaise }) => {
      const owed = owing[debt];
      if (payment !== place || owed === undefined) return [];
      const { order_id, order, bill } = owed;
      return [{ order_id, order, bill, amount: rupeesFromPaise(amountPaise) }];
    }),
  );
}

const sumOf = (debts: readonly Debt[]) => sumPaise(debts.map(({ amount }) => paiseFromRupees(amount)));

/** The rows chosen for a batch (at first all but those that give up tax), and the confirmation before it is requested. */
export function useNewBatch(due: readonly DeskPayoutDue[], onAsked: () => void) {
  const reason = useReason();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true });
  // What would give up tax is never chosen for anybody.
  const isChosen = (row: DeskPayoutDue): boolean => changed.has(keyOf(row)) === isAtRisk(row);
  const chosen = due.filter(isChosen);
  const setOffs = setOffsOf(chosen);

  function toggle(row: DeskPayoutDue): void {
    const next = new Set(changed);
    if (!next.delete(keyOf(row))) next.add(keyOf(row));
    setChanged(next);
  }

  function ask(): boolean {
    saving.endRefusal();
    const isReady = reason.check() && chosen.length > 0;
    setIsAsked(isReady);
    return isReady;
  }

  async function make(): Promise<void> {
    const payouts = chosen.map(({ order_id, to, amount }, place) => {
      const off = setOffs[place] ?? [];
      const debts = off.map(({ order_id: owed, bill, amount: part }) => ({ order_id: owed, bill, amount: part }));
      const read = to === "transporter" ? { set_off: rupeesFromPaise(sumOf(off)), debts } : {};
      return { order_id, to, amount, ...read };
    });
    const body = { payouts, reason: reason.text };
    const outcome = await saving.submit((keyFor) => sendAct("/desk/payout-batch", body, keyFor(body)));
    onAsked(); // Also after a refusal: what is owed may have changed.
    if (outcome.kind !== "done") return;
    setIsAsked(false);
    reason.clear();
  }

  const setOff = setOffs.flatMap((debts, place) => debts.map((debt) => ({ ...debt, payment: chosen[place]?.order })));
  const setOffSum = sumOf(setOff);
  return {
    chosen,
    /** Payments that are left out because of the tax that they would give up. */
    keptOut: due.filter((row) => isAtRisk(row) && !isChosen(row)),
    /** The debts of carriers that come off, and their sum. */
    setOff,
    setOffSum,
    /** What the bank pays. */
    sum: subtractPaise(sumPaise(chosen.map(({ amount }) => paiseFromRupees(amount))), setOffSum),
    isChosen,
    toggle,
    reason,
    saving,
    isAsked,
    ask,
    make,
    close: () => setIsAsked(false),
  };
}

export type NewBatch = ReturnType<typeof useNewBatch>;
