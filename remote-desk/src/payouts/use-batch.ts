import type { DeskPayoutBatch } from "@mandi/shared/contract/desk/payout";
import { textProblem } from "@mandi/shared/contract/field-problem";
import { utrField } from "@mandi/shared/contract/payment";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { batchQuery } from "./payouts.api";

/** The batch of the address, with what was done about it. */
export function useBatch() {
  const { id = "" } = useParams();
  const state = useQuery(batchQuery, [id]);
  const trail = useSubjectTrail(`payout-batch:${id}`);
  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }
  return { id, state, trail, refetch };
}

type Row = DeskPayoutBatch["rows"][number];

/** The acts that need confirmation: the typed payments are booked as paid, or a row is dropped. */
export type BatchQuestion = "paid" | Row;

/** UTRs of the bank typed beside the rows, all of them booked at once; a row that the bank does not pay is dropped. */
export function usePaidRows({ id, rows }: DeskPayoutBatch, onChanged: () => void) {
  const reason = useReason();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const [question, setQuestion] = useState<BatchQuestion | null>(null);
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true });
  const open = rows.filter(({ status }) => status === "agreed");
  const paid = open.flatMap((row) => {
    const utr = normaliseUtr(typed[row.id] ?? "");
    return utr === "" ? [] : [{ payout_id: row.id, utr }];
  });

  function problemOf(rowId: number): string | undefined {
    const utr = normaliseUtr(typed[rowId] ?? "");
    return (isTried && utr !== "" && textProblem(utrField, utr)) || undefined;
  }

  /** @returns whether everything for the confirmation is there */
  function askPaid(): boolean {
    setIsTried(true);
    saving.endRefusal();
    const hasReason = reason.check();
    if (paid.length === 0) saving.refuse(payouts.typeOne);
    if (!hasReason || paid.length === 0 || paid.some(({ utr }) => textProblem(utrField, utr) !== null)) return false;
    setQuestion("paid");
    return true;
  }

  /** @returns whether there is a reason to confirm with */
  function askDrop(row: Row): boolean {
    saving.endRefusal();
    const hasReason = reason.check();
    if (hasReason) setQuestion(row);
    return hasReason;
  }

  async function act(answered: BatchQuestion): Promise<void> {
    const [path, fields] = answered === "paid" ? ["paid", { paid }] : ["drop", { payout_id: answered.id }];
    const body = { ...fields, reason: reason.text };
    const address = `/desk/payout-batch/${id}/${path}`;
    const outcome = await saving.submit((keyFor) => sendAct(address, body, keyFor({ path, ...body })));
    if (outcome.kind === "done") {
      if (answered === "paid") setTyped({});
      setIsTried(false);
      setQuestion(null);
      reason.clear();
    }
    onChanged(); // Also after a refusal: somebody else may have marked it.
  }

  return {
    open,
    paid,
    /** The sum of the rows with a UTR. */
    paidSum: sumPaise(
      rows
        .filter((row) => paid.some(({ payout_id }) => payout_id === row.id))
        .map(({ amount }) => paiseFromRupees(amount)),
    ),
    reason,
    saving,
    problemOf,
    textOf: (rowId: number) => typed[rowId] ?? "",
    type: (rowId: number, text: string) => setTyped((before) => ({ ...before, [rowId]: text })),
    question,
    askPaid,
    askDrop,
    act,
    close: () => setQuestion(null),
  };
}

export type PaidRows = ReturnType<typeof usePaidRows>;
