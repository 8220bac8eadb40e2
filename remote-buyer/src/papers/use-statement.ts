import type { StatementBody } from "@mandi/shared/contract/trade-paper";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { askForStatement } from "./papers.api";

/** Requests a statement of account, as often as the person asks. */
export function useStatement(onIssued: () => void) {
  const saving = useSubmit({ isRepeatable: true, isSaidAtFields: true, onDone: onIssued });
  const submit = (body: StatementBody) => saving.submit((keyFor) => askForStatement(body, keyFor(body)));
  return { submit, saving };
}
