import { rupees } from "../../../platform/wire-figures";
import type { WaitingDeposit } from "../waiting-deposit.service";

/** What waits for a second person to be entered as paid to the government, and the latest request about it. */
export const waitsOf = (waiting: readonly WaitingDeposit[]) => ({
  waits: rupees(waiting.reduce((sum, { amount_paise }) => sum + amount_paise, 0)),
  approval_id: waiting.at(-1)?.id ?? null,
});
