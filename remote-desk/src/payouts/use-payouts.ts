import type { DeskPayoutDue } from "@mandi/shared/contract/desk/payout";
import { deskPayoutsPath } from "@mandi/shared/contract/page-paths";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import {
  type Paise,
  paiseFromRupees,
  rupeesFromPaise,
  subtractPaise,
  sumPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
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

/** What comes off each of these payments, which are in the order of the list. */
function setOffsOf(chosen: readonly DeskPayoutDue[]): readonly Paise[] {
  const owing = new Map(
    chosen.flatMap(({ payee_id = null, owes = [] }) =>
      owes.map(({ order_id, amount }) => [order_id, { payeeId: payee_id, amountPaise: paiseFromRupees(amount) }]),
    ),
  );
  const payments = chosen.map(({ to, payee_id = null, amount }) => {
    return { payeeId: to === "transporter" ? payee_id : null, amountPaise: paiseFromRupees(amount) };
  });
  const taken = setOffDebts(payments, [...owing.values()]);
  return chosen.map((_, place) =>
    sumPaise(taken.flatMap(({ payment, amountPaise }) => (payment === place ? amountPaise : []))),
  );
}

/** The rows chosen for a batch, and the confirmation before it is requested. */
export function useNewBatch(due: readonly DeskPayoutDue[], onAsked: () => void) {
  const reason = useReason();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true });
  const chosen = due.filter((row) => !left.has(keyOf(row)));
  const setOffs = setOffsOf(chosen);

  function toggle(row: DeskPayoutDue): void {
    const next = new Set(left);
    if (!next.delete(keyOf(row))) next.add(keyOf(row));
    setLeft(next);
  }

  function ask(): boolean {
    saving.endRefusal();
    const isReady = reason.check() && chosen.length > 0;
    setIsAsked(isReady);
    return isReady;
  }

  async function make(): Promise<void> {
    const payouts = chosen.map(({ order_id, to, amount }, place) => {
      const read = to === "transporter" ? { set_off: rupeesFromPaise(setOffs[place] ?? zeroPaise) } : {};
      return { order_id, to, amount, ...read };
    });
    const body = { payouts, reason: reason.text };
    const outcome = await saving.submit((keyFor) => sendAct("/desk/payout-batch", body, keyFor(body)));
    onAsked(); // Also after a refusal: what is owed may have changed.
    if (outcome.kind !== "done") return;
    setIsAsked(false);
    reason.clear();
  }

  const setOffSum = sumPaise(setOffs);
  return {
    chosen,
    /** What comes off for what carriers owe. */
    setOffSum,
    /** What the bank pays. */
    sum: subtractPaise(sumPaise(chosen.map(({ amount }) => paiseFromRupees(amount))), setOffSum),
    isChosen: (row: DeskPayoutDue) => !left.has(keyOf(row)),
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
