import type { PaymentBody } from "@mandi/shared/contract/payment";
import { formatRupees } from "@mandi/shared/format/rupees";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { confirmation } from "@mandi/shared/messages/buyer-money";
import { useCallback, useState } from "react";
import type { PaymentTerms } from "./payment-rules";
import type { Balances } from "./use-balances";

/** A payment that waits for its yes. */
interface Question {
  readonly body: PaymentBody;
  readonly amount: number;
}

/**
 * The question before money moves. A wallet that holds too little is reported in the form: there is nothing to confirm. The page
 * may know an older balance than the server, so the caller reads it again and the next press counts with that.
 */
export function useQuestion(
  { due, isPartAllowed }: PaymentTerms,
  balances: Balances | null,
  { isBusy, endRefusal }: Pick<Submission, "isBusy" | "endRefusal">,
) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [short, setShort] = useState<string | null>(null);

  const close = useCallback(() => setQuestion(null), []);

  // Another amount was agreed in the meantime: a yes to the old one means nothing.
  if (question !== null && !isPartAllowed && !isBusy && question.amount !== due) setQuestion(null);

  return {
    question,
    /** Why it cannot be asked. */
    short,
    /** @returns whether it is asked now */
    ask(body: PaymentBody, amount: number): boolean {
      endRefusal();
      const lack = shortOf(body, amount, balances);
      setShort(lack);
      if (lack === null) setQuestion({ body, amount });
      return lack === null;
    },
    close,
    /** Something else is meant now: neither the question nor what was said about the last try fits it. */
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
