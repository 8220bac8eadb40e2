import type { DeskBankLineAsideAnswer, DeskBankLinePayersAnswer } from "@mandi/shared/contract/desk/bank-line-match";
import { maskedAccount } from "@mandi/shared/format/bank-account";
import type { Db } from "../../../platform/database/database";
import { rupees } from "../../../platform/wire-figures";
import { selectLikelyPayers, selectSearchedPayers } from "../../../reads/desk/bank-line-payers.read";
import { selectAsideBankLines } from "../../../reads/desk/bank-lines.read";
import { readReceivedLine } from "../../bank-statement/bank-statement.service";
import { payerWordsIn } from "../../bank-statement/line-words";

/** A received line and who may have paid it, or whom a search finds. @throws Refusal 404, 409 for a line that was paid out */
export async function readPayersOfLine(db: Db, id: number, search: string): Promise<DeskBankLinePayersAnswer> {
  const line = await readReceivedLine(db, id);
  const payers =
    search.trim() === ""
      ? await selectLikelyPayers(db, id, payerWordsIn(line.text))
      : await selectSearchedPayers(db, search.trim());
  return {
    data: {
      id: line.id,
      day: line.day,
      amount: rupees(line.amount_paise),
      text: line.text,
      account: line.payer_account && maskedAccount(line.payer_account),
      utrs: [...line.utrs],
      payers: [...payers],
    },
  };
}

/** The lines that are set aside, the last one first. */
export async function listAsideLines(db: Db, page: number | undefined): Promise<DeskBankLineAsideAnswer> {
  const rows = await selectAsideBankLines(db, page);
  return {
    data: rows.map(({ id, day, amount_paise, text, at, by, reason }) => ({
      ...{ id, day, text, by, reason },
      amount: rupees(amount_paise),
      at: at.toISOString(),
    })),
  };
}
