import type { StatementAnswer, StatementBody } from "@mandi/shared/contract/trade-paper";
import { type Outcome, useSubmit } from "@mandi/shared/forms/use-submit";
import { useState } from "react";
import { askForStatement } from "./papers.api";

/** Requests a statement of account, as often as the person asks; `made` is the key of the last one. */
export function useStatement(onIssued: () => void) {
  const saving = useSubmit({ isRepeatable: true, isSaidAtFields: true, onDone: onIssued });
  const [made, setMade] = useState<number | null>(null);

  async function submit(body: StatementBody): Promise<Outcome<StatementAnswer>> {
    setMade(null);
    const outcome = await saving.submit((keyFor) => askForStatement(body, keyFor(body)));
    if (outcome.kind === "done") setMade(outcome.answer.data.id);
    return outcome;
  }

  return { submit, saving, made };
}
