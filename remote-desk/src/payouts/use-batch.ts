import type { DeskPayoutBatch } from "@mandi/shared/contract/desk/payout";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { payouts as words } from "@mandi/shared/messages/desk-payouts";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { batchQuery } from "./payouts.api";

/** The batch of the address. */
export function useBatch() {
  const { id = "" } = useParams();
  return { id, state: useQuery(batchQuery, [id]) };
}

const utrPattern = /^[A-Z0-9]{12,22}$/;

/** UTRs of the bank typed beside the rows; one press writes all of them into the books. */
export function usePaidRows({ id, rows }: DeskPayoutBatch, onChanged: () => void) {
  const reason = useReason();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true });
  const open = rows.filter(({ status }) => status === "agreed");
  const paid = open.flatMap((row) => {
    const utr = (typed[row.id] ?? "").trim().toUpperCase();
    return utr === "" ? [] : [{ payout_id: row.id, utr }];
  });

  function problemOf(rowId: number): string | undefined {
    const utr = (typed[rowId] ?? "").trim().toUpperCase();
    return isAsked && utr !== "" && !utrPattern.test(utr) ? words.badUtr : undefined;
  }

  async function save(): Promise<boolean> {
    setIsAsked(true);
    saving.endRefusal();
    const hasReason = reason.check();
    if (paid.length === 0) saving.refuse(words.typeOne);
    if (!hasReason || paid.length === 0 || paid.some(({ utr }) => !utrPattern.test(utr))) return false;
    const body = { paid, reason: reason.text };
    const path = `/desk/payout-batch/${id}/paid`;
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor(body)));
    if (outcome.kind === "done") {
      setTyped({});
      setIsAsked(false);
      reason.clear();
    }
    onChanged(); // Also after a refusal: somebody else may have marked it.
    return true;
  }

  return {
    open,
    paid,
    reason,
    saving,
    problemOf,
    textOf: (rowId: number) => typed[rowId] ?? "",
    type: (rowId: number, text: string) => setTyped((before) => ({ ...before, [rowId]: text })),
    save,
  };
}

export type PaidRows = ReturnType<typeof usePaidRows>;
