import type { OwnTradeSheet, TradeSheetBody } from "@mandi/shared/contract/trade-sheet";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { makeSheet } from "./sheet.api";

/** Makes sheets, as often as the person asks; a refusal is shown in place. */
export function useMaking(onMade: (sheet: OwnTradeSheet) => void) {
  const saving = useSubmit({ isRepeatable: true, cooldownMs: 0, isQuiet: true });

  async function make(body: TradeSheetBody): Promise<void> {
    const outcome = await saving.submit((keyFor) => makeSheet(body, keyFor(body)));
    if (outcome.kind === "done") onMade(outcome.answer.data);
  }

  return { make, saving };
}
