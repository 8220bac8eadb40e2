import type { TopUpBody } from "@mandi/shared/contract/cash-wallet";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { type Proof, sendProven } from "../payments/proof";
import { reportTopUp } from "./wallet.api";

/** Reports a bank transfer into the cash wallet (docs/domain.md#payments), once it is confirmed. */
export function useTopUp(onDone: () => void) {
  const saving = useSubmit({ isMoney: true, isSaidAtFields: true, cooldownMs: 0, onDone });
  const report = (body: TopUpBody, proof: Proof | null) =>
    saving.submit((keyFor) => sendProven(body, proof, (proven) => reportTopUp(proven, keyFor(proven))));
  return { report, saving };
}
