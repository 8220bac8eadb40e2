import type { DeskBankLine } from "@mandi/shared/contract/desk/bank-statement";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { bank } from "@mandi/shared/messages/desk-bank";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { bankLinesQuery } from "./bank.api";

/** What was received and is not accepted yet. */
export const useBankLines = () => useQuery(bankLinesQuery, []);

/** Reads a statement into the lines. */
export function useImport(onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const saving = useSubmit({ cooldownMs: 0, isRepeatable: true });

  async function send(): Promise<void> {
    if (file === null) return saving.refuse(bank.chooseFile);
    const statement = await file.text();
    // A workbook or a PDF under another name; the api takes no such character anywhere.
    if (statement.includes("\0")) return saving.refuse(bank.notText);
    const body = { statement, reason: bank.importReason(file.name) };
    const outcome = await saving.submit((keyFor) => sendAct("/desk/bank-line", body, keyFor(body)));
    if (outcome.kind !== "done") return;
    setFile(null);
    onDone();
  }

  return { file, setFile, saving, send };
}

/** Accepts every matched line at once, after one question. */
export function useAccept(lines: readonly DeskBankLine[], onChanged: () => void) {
  const reason = useReason();
  const [isAsked, setIsAsked] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true });
  const matched = onePerPayment(lines.filter(({ match }) => match === "matched"));

  function ask(): boolean {
    const isReady = reason.check();
    setIsAsked(isReady);
    return isReady;
  }

  async function accept(): Promise<void> {
    const body = { lines: matched.map(({ id }) => id).slice(0, 50), reason: reason.text };
    const outcome = await saving.submit((keyFor) => sendAct("/desk/bank-line/accept", body, keyFor(body)));
    onChanged(); // Also after a refusal: somebody else may have decided.
    if (outcome.kind !== "done") return;
    setLeft(outcome.answer.warnings ?? []);
    setIsAsked(false);
    reason.clear();
  }

  return { matched, reason, saving, isAsked, left, ask, accept, close: () => setIsAsked(false) };
}

/** The statements of two kinds have the same transfer in other words: it is one payment. */
function onePerPayment(lines: readonly DeskBankLine[]): readonly DeskBankLine[] {
  return [...new Map(lines.map((line) => [line.payment_id, line])).values()];
}
