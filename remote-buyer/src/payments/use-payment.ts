import type { PaymentBody } from "@mandi/shared/contract/payment";
import type { MessageAnswer } from "@mandi/shared/contract/wire";
import { type Submission, useSubmit } from "@mandi/shared/forms/use-submit";
import { type Proof, sendProven } from "./proof";

export interface AfterPayment {
  readonly onDone: () => void;
  /** Somebody else was faster: the amounts to pay have to be refetched. */
  readonly onOvertaken?: () => void;
}

/** How a payment is sent, and its outcome. */
export interface Paying<Body = PaymentBody> {
  /** @returns whether the server accepted it */
  readonly pay: (body: Body, proof: Proof | null) => Promise<boolean>;
  readonly saving: Submission;
}

/**
 * Pays or reports a payment once it is confirmed; a form may pay several times. Money is never shown as paid before the
 * server confirms it.
 */
export function usePayment<Body = PaymentBody>(
  send: (body: Body, key: string) => Promise<MessageAnswer>,
  { onDone, onOvertaken }: AfterPayment,
): Paying<Body> {
  const saving = useSubmit({ isMoney: true, isRepeatable: true, isSaidAtFields: true, cooldownMs: 0, onDone });

  async function pay(body: Body, proof: Proof | null): Promise<boolean> {
    const outcome = await saving.submit((keyFor) => sendProven(body, proof, (proven) => send(proven, keyFor(proven))));
    if (outcome.kind === "refused" && (outcome.failure.status === 409 || outcome.failure.fields["invoice"]))
      onOvertaken?.();
    return outcome.kind === "done";
  }

  return { pay, saving };
}
