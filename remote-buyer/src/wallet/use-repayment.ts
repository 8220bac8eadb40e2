import type { CreditRepaymentBody } from "@mandi/shared/contract/credit-wallet";
import type { PaymentBody } from "@mandi/shared/contract/payment";
import type { Proof } from "../payments/proof";
import { type Paying, usePayment } from "../payments/use-payment";
import { repayCredit } from "./wallet.api";

/** Repays drawn credit, from cash at once or by a transfer that the desk checks. */
export function useRepayment(onDone: () => void): Paying {
  const { pay, saving } = usePayment<CreditRepaymentBody>(repayCredit, { onDone });

  async function repay({ source, amount, ...transfer }: PaymentBody, proof: Proof | null): Promise<boolean> {
    return source !== "credit" && amount !== undefined && pay({ source, amount, ...transfer }, proof);
  }

  return { pay: repay, saving };
}
