import type { BuyerTdsState, DeskTdsAdviceAnswer, DeskTdsReceivedAnswer } from "@mandi/shared/contract/desk/tds";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { financialYear } from "../../../platform/document-numbers";
import { rupees } from "../../../platform/wire-figures";
import { selectAdvices, selectDeductedQuarters } from "../../../reads/desk/buyer-tds.read";
import { dayAfterQuarter, quarterText } from "../../buyer-tds/quarter";
import { findTaxText } from "../../tax/tax-row.service";

type Quarter = Awaited<ReturnType<typeof selectDeductedQuarters>>[number];

/** What buyers deducted and how much of it certificates show, for this financial year and the three before. */
export async function listTdsReceivedForDesk(
  db: Db,
  page: number | undefined,
  now: Date,
): Promise<DeskTdsReceivedAnswer> {
  const today = tradeDay(now);
  const since = financialYear(new Date(`${Number(today.slice(0, 4)) - 3}${today.slice(4)}T00:00:00Z`));
  const rows = await selectDeductedQuarters(db, since, page);
  const dueDays = await Promise.all(
    [1, 2, 3, 4].map((quarter) => findTaxText(db, { key: "tds.certificate_day", scope: String(quarter), day: today })),
  );
  return {
    data: rows.map((row) => ({
      buyer: row.buyer,
      phone: row.phone,
      tan: row.tan,
      code: row.code,
      quarter: quarterText({ year: row.financial_year, quarter: row.quarter }),
      deducted: rupees(row.deducted_paise),
      certified: rupees(row.certified_paise),
      left: rupees(row.deducted_paise - row.certified_paise),
      state: stateOf(row, dueDays[row.quarter - 1], today),
    })),
  };
}

function stateOf(row: Quarter, monthAndDay: string | undefined, today: string): BuyerTdsState {
  if (row.certified_paise >= row.deducted_paise) return "matched";
  if (row.certified_paise > 0) return "short";
  if (monthAndDay === undefined) return "waiting";
  return today > dayAfterQuarter({ year: row.financial_year, quarter: row.quarter }, monthAndDay)
    ? "missing"
    : "waiting";
}

/** What buyers claim to have deducted, newest first. */
export async function listTdsAdvicesForDesk(db: Db, page: number | undefined): Promise<DeskTdsAdviceAnswer> {
  const rows = await selectAdvices(db, page);
  return {
    data: rows.map((row) => ({
      id: row.id,
      date: row.date,
      order: row.order_number,
      invoice: row.invoice,
      buyer: row.buyer,
      phone: row.phone,
      tan: row.tan,
      code: row.code,
      amount: rupees(row.amount_paise),
      refusal: row.refusal ?? "",
    })),
  };
}
