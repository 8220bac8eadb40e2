import type { TopUpBody } from "@mandi/shared/contract/cash-wallet";
import type { PaymentBody } from "@mandi/shared/contract/payment";
import { useWrite } from "@mandi/shared/state/use-write";
import { repayCredit, reportTopUp } from "./wallet.api";

/** Reports a bank transfer into the cash wallet (docs/domain.md#payments). */
export function useTopUp(onDone: () => void) {
  const { write, forgive, isBusy, refusal } = useWrite();

  async function report(body: TopUpBody): Promise<void> {
    const { kind } = await write((key) => reportTopUp(body, key));
    if (kind === "done") onDone();
  }

  return { report, forgive, isBusy, refusal };
}

/** Pays drawn credit back, from cash at once or by a transfer that the desk checks. */
export function useRepayment(onDone: () => void) {
  const { write, forgive, isBusy, refusal } = useWrite();

  async function pay({ source, amount, utr, paid_on }: PaymentBody): Promise<boolean> {
    if (source === "credit" || amount === undefined) return false;
    const body = { source, amount, ...(utr !== undefined && { utr }), ...(paid_on !== undefined && { paid_on }) };
    const { kind } = await write((key) => repayCredit(body, key));
    if (kind === "done") onDone();
    return kind === "done";
  }

  return { pay, forgive, isBusy, refusal };
}
