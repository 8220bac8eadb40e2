import type { TopUpBody } from "@mandi/shared/contract/cash-wallet";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { reportTopUp } from "./wallet.api";

/** Reports a bank transfer into the cash wallet (docs/domain.md#payments), once it is confirmed. */
export function useTopUp(onDone: () => void) {
  const saving = useSubmit({ isMoney: true, isSaidAtFields: true, cooldownMs: 0, onDone });
  const report = (body: TopUpBody) => saving.submit((keyFor) => reportTopUp(body, keyFor(body)));
  return { report, saving };
}
