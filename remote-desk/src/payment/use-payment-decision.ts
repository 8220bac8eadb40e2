import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { formatPaise } from "@mandi/shared/format/rupees";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";

export type PaymentAct = "verify" | "into-wallet" | "reject";

/** The desk's decision about a transfer: the amount typed again from the bank, the reason, and one of three acts. */
export function usePaymentDecision(payment: DeskPayment, onChanged: () => void) {
  const reason = useReason();
  const [received, setReceived] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true });
  const problem = amountProblem(received, payment.amount);

  /** Whether everything that an act needs is there; shows at the fields what is missing. */
  function check(act: PaymentAct): boolean {
    const hasReason = reason.check();
    if (act === "reject") return hasReason;
    setIsAsked(true);
    return hasReason && problem === null;
  }

  async function decide(act: PaymentAct): Promise<void> {
    const body = bodyOf(act);
    const path = `/desk/payment/${payment.id}/${act}`;
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor({ act, ...body })));
    if (outcome.kind === "done") clear();
    onChanged(); // Also after a refusal: somebody else may have decided.
  }

  function bodyOf(act: PaymentAct) {
    if (act === "reject") return { reason: reason.text };
    const body = { reason: reason.text, received: figureOf(received, 2) };
    return act === "verify" ? { ...body, expected_pays: payment.invoice ?? payment.order ?? "" } : body;
  }

  function clear(): void {
    reason.clear();
    setReceived("");
    setIsAsked(false);
  }

  return {
    reason,
    saving,
    /** Input in a field stays in sight even when somebody else decides first. */
    isTyped: received !== "" || reason.text !== "",
    check,
    decide,
    amount: { value: received, onValue: setReceived, error: isAsked && problem !== null ? problem : undefined },
  };
}

function amountProblem(typed: string, claimed: number): string | null {
  const problem = figureProblem(typed, { decimals: 2, missing: messages.receivedMissing, min: 0.01 });
  if (problem !== null) return problem;
  const difference = paiseFromRupees(figureOf(typed, 2) ?? 0) - paiseFromRupees(claimed);
  return difference === 0 ? null : messages.receivedDiffers(formatPaise(Math.abs(difference), { decimals: 2 }));
}

export type PaymentDecision = ReturnType<typeof usePaymentDecision>;
