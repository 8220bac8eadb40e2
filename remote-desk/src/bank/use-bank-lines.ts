import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { type BankShow, bankShows, type DeskBankLine } from "@mandi/shared/contract/desk/bank-statement";
import { deskBankPath } from "@mandi/shared/contract/page-paths";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { bank } from "@mandi/shared/messages/desk-bank";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { addressPages } from "../common/address-pages";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { bankLinesQuery } from "./bank.api";

/** A page of the received lines that are not accepted yet, with the search and the filter of the address. */
export function useBankLines() {
  const [address, setAddress] = useAddressQuery();
  const pages = addressPages(deskBankPath, address, "page");
  const search = (address.get("search") ?? "").trim();
  const show = bankShows.find((one) => one === address.get("show")) ?? null;
  const state = useQuery(bankLinesQuery, [pages.page, search, show]);

  /** Another search or filter begins on its first page. */
  function choose(chosen: { readonly search: string; readonly show: BankShow | null }): void {
    setAddress((before) => {
      const { page: _page, search: _search, show: _show, ...others } = Object.fromEntries(before);
      return {
        ...others,
        ...(chosen.search !== "" && { search: chosen.search }),
        ...(chosen.show !== null && { show: chosen.show }),
      };
    });
  }

  return { state, pages, search, show, choose };
}

/** Imports a statement into the lines. */
export function useImport(onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const saving = useSubmit({ cooldownMs: 0, isRepeatable: true });

  async function send(): Promise<void> {
    if (file === null) return saving.refuse(bank.chooseFile);
    const statement = await file.text();
    // A workbook or a PDF under another name; the api accepts no such character anywhere.
    if (statement.includes("\0")) return saving.refuse(bank.notText);
    const body = { statement, reason: bank.importReason(file.name) };
    const outcome = await saving.submit((keyFor) => sendAct("/desk/bank-line", body, keyFor(body)));
    if (outcome.kind !== "done") return;
    setFile(null);
    onDone();
  }

  return { file, setFile, saving, send };
}

/** Accepts every matched line at once, after one confirmation. */
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
    const sent = matched.slice(0, 50);
    const read = sent.map(({ id, invoice = null, order = null }) => ({ line: id, pays: invoice ?? order ?? "" }));
    const body = { lines: sent.map(({ id }) => id), read, reason: reason.text };
    const outcome = await saving.submit((keyFor) => sendAct("/desk/bank-line/accept", body, keyFor(body)));
    onChanged(); // Also after a refusal: somebody else may have decided.
    if (outcome.kind !== "done") return;
    setLeft(outcome.answer.warnings ?? []);
    setIsAsked(false);
    reason.clear();
  }

  return { matched, reason, saving, isAsked, left, ask, accept, close: () => setIsAsked(false) };
}

/** Statements of both formats word the same transfer differently: it is one payment. */
function onePerPayment(lines: readonly DeskBankLine[]): readonly DeskBankLine[] {
  return [...new Map(lines.map((line) => [line.payment_id, line])).values()];
}
