import type { PaymentBody } from "@mandi/shared/contract/payment";
import { formatRupees } from "@mandi/shared/format/rupees";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { confirmation } from "@mandi/shared/messages/buyer-money";
import { useCallback, useState } from "react";
import type { PaymentTerms } from "./payment-rules";
import type { Balances } from "./use-balances";

/** A payment that waits for its confirmation. */
interface Question {
  readonly body: PaymentBody;
  readonly amount: number;
}

/**
 * The confirmation before money moves. A wallet that holds too little is reported in the form: there is nothing to
 * confirm. The page's balance may be older than the server's, so the caller refetches it and the next press uses that.
 */
export function useQuestion(
  { due, isPartAllowed }: PaymentTerms,
  balances: Balances | null,
  { isBusy, endRefusal }: Pick<Submission, "isBusy" | "endRefusal">,
) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [short, setShort] = useState<string | null>(null);

  const close = useCallback(() => setQuestion(null), []);

  // Another amount was agreed in the meantime: confirming the old one is void.
  if (question !== null && !isPartAllowed && !isBusy && question.amount !== due) setQuestion(null);

  return {
    question,
    /** Why it cannot be confirmed. */
    short,
    /** @returns whether the confirmation is open now */
    ask(body: PaymentBody, amount: number): boolean {
      endRefusal();
      const lack = shortOf(body, amount, balances);
      setShort(lack);
      if (lack === null) setQuestion({ body, amount });
      return lack === null;
    },
    close,
    /** The input has changed: neither the confirmation nor the message about the last attempt applies to it. */
    withdraw(): void {
      endRefusal();
      setShort(null);
      setQuestion(null);
    },
  };
}

function shortOf({ source }: PaymentBody, amount: number, balances: Balances | null): string | null {
  if (source === "bank" || balances === null || balances[source] >= amount) return null;
  const say = source === "credit" ? confirmation.creditShort : confirmation.short;
  return say(formatRupees(balances[source]), formatRupees(amount - balances[source]));
}
