import type { DeskTdsListAnswer, DeskTdsMonthAnswer } from "@mandi/shared/contract/desk/tds";
import type { DeskTdsGivenAnswer } from "@mandi/shared/contract/desk/tds-given";
import type { DeskTdsQuarterAnswer } from "@mandi/shared/contract/desk/tds-quarter";
import { paise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { monthOf } from "../../../platform/trade-month";
import { rupees } from "../../../platform/wire-figures";
import { selectTdsLines, selectTdsMonths } from "../../../reads/desk/tds.read";
import { selectGivenQuarters } from "../../../reads/tds-given.read";
import { quarterText } from "../../buyer-tds/quarter";
import { compareQuarters } from "../../exports/tds-quarter.service";
import { type DepositTerms, depositDueOn, lateInterest } from "../../tds/deposit.policy";
import { readDepositTerms } from "../../tds/deposit-terms.service";
import { stateOf } from "../../tds/given-certificate.service";
import { listWaitingTds } from "../waiting-deposit.service";
import { waitsOf } from "./waits-of";

/** Bills of a month on which tax is deducted, with the tax. @throws Refusal 422 */
export async function listTdsForDesk(
  db: Db,
  query: { readonly month: string; readonly code?: string; readonly page?: number },
): Promise<DeskTdsListAnswer> {
  const lines = await selectTdsLines(db, monthOf(query.month), query);
  return {
    data: lines.map((line) => ({
      date: line.date,
      code: line.code,
      pan: panOf(line.person),
      name: line.name,
      phone: line.phone,
      cause: line.cause,
      paper: line.paper ?? "",
      paper_id: line.paper_id,
      order: line.order_number ?? "",
      base: rupees(line.base_paise),
      deducted_on: rupees(line.portion_paise),
      tds: rupees(line.tds_paise),
      note: line.is_declared ? "declared" : line.certificate === null ? "" : `certificate ${line.certificate}`,
    })),
  };
}

/** Deducted and paid to the government by month and code, of this financial year and the one before. */
export async function listTdsMonthsForDesk(db: Db, now: Date): Promise<DeskTdsMonthAnswer> {
  const [rows, waiting] = await Promise.all([selectTdsMonths(db, twoYearsAgo(now)), listWaitingTds(db)]);
  const open = rows.filter((row) => row.tds_paise > row.deposited_paise).map(({ month }) => month);
  const terms = await readDepositTerms(db, [...new Set(open)]);
  return {
    data: rows.map((row) => ({
      month: row.month,
      code: row.code,
      deducted_on: rupees(row.portion_paise),
      tds: rupees(row.tds_paise),
      deposited: rupees(row.deposited_paise),
      left: rupees(row.tds_paise - row.deposited_paise),
      ...lateOf(row, terms.get(row.month), tradeDay(now)),
      ...waitsOf(waiting.filter(({ month, code }) => month === row.month && code === row.code)),
    })),
  };
}

/** Until when the rest of a month is paid in time, and what it costs to pay it on a day. */
function lateOf(
  row: { readonly month: string; readonly tds_paise: number; readonly deposited_paise: number },
  terms: DepositTerms | undefined,
  paidOn: string,
) {
  const left = row.tds_paise - row.deposited_paise;
  if (terms === undefined || left <= 0) return { due_on: null, interest: 0 };
  const { month } = row;
  return { due_on: depositDueOn(month, terms), interest: rupees(lateInterest(paise(left), { month, paidOn, terms })) };
}

/** The quarters of two years, deducted by us and by buyers, each checked against the books. */
export async function listTdsQuartersForDesk(db: Db, now: Date): Promise<DeskTdsQuarterAnswer> {
  const quarters = await compareQuarters(db, twoYearsAgo(now));
  return {
    data: quarters.map(({ said, differences, ...quarter }) => ({
      quarter: quarterText(quarter),
      deducted: rupees(said.deducted),
      deposited: rupees(said.deposited),
      left: rupees(said.deducted - said.deposited),
      received: rupees(said.received),
      certified: rupees(said.certified),
      open: rupees(said.received - said.certified),
      differences: [...differences],
    })),
  };
}

/** What was deducted from each person by quarter, since April of the year before last, and our certificates for it. */
export async function listTdsGivenForDesk(db: Db, page: number | undefined, now: Date): Promise<DeskTdsGivenAnswer> {
  const rows = await selectGivenQuarters(db, { since: twoYearsAgo(now), page });
  return {
    data: rows.map((row) => ({
      user_id: row.user_id,
      name: row.name,
      phone: row.phone,
      pan: panOf(row.person),
      code: row.code,
      quarter: quarterText({ year: row.financial_year, quarter: row.quarter }),
      deducted: rupees(row.deducted_paise),
      certified: rupees(row.certified_paise),
      certificate: row.number ?? "",
      state: stateOf(row, now),
    })),
  };
}

const panOf = (person: string): string => (person.startsWith("user:") ? "" : person);
const twoYearsAgo = (now: Date): string => `${Number(tradeDay(now).slice(0, 4)) - 2}-04-01`;
