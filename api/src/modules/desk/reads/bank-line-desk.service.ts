import type { BankMatch, DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { maskedAccount } from "@mandi/shared/format/bank-account";
import { daysAfter } from "@mandi/shared/format/days";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { rupees, rupeesOrNull } from "../../../platform/wire-figures";
import { type BankLineRow, type OpenLines, selectOpenBankLines } from "../../../reads/desk/bank-lines.read";

/** As long as a transfer can be reported. */
const shownDays = 90;

/** Received lines that are not accepted yet, each with the transfer that it matches; matching lines first, then the newest. */
export async function listBankLinesForDesk(
  db: Db,
  asked: Omit<OpenLines, "fromDay">,
  now: Date,
): Promise<DeskBankLineAnswer> {
  const rows = await selectOpenBankLines(db, { fromDay: daysAfter(tradeDay(now), -shownDays), ...asked });
  return {
    data: rows.map((row) => ({
      id: row.id,
      day: row.day,
      amount: rupees(row.amount_paise),
      text: row.text,
      match: matchOf(row),
      payment_id: row.payment_id,
      payer: row.payer,
      utr: row.utr,
      claimed: rupeesOrNull(row.claimed_paise),
      account: row.payer_account && maskedAccount(row.payer_account),
      ifsc: row.payer_ifsc,
      account_of: row.account_of,
      account_phone: row.account_phone,
      is_other_account: row.is_account_of_payer === false ? 1 : 0,
      invoice: row.invoice,
      order: row.order_number,
      approval_id: row.approval_id,
    })),
  };
}

function matchOf({ amount_paise, claimed_paise, has_utr, approval_id }: BankLineRow): BankMatch {
  if (claimed_paise === null) return "none";
  if (!has_utr) return "same amount";
  if (amount_paise !== claimed_paise) return amount_paise < claimed_paise ? "part" : "over";
  return approval_id === null ? "matched" : "waits";
}
