import type { TdsQuarterPart } from "@mandi/shared/contract/desk/tds-quarter";
import { csvText } from "@mandi/shared/format/csv";
import { daysAfter } from "@mandi/shared/format/days";
import { checkGstin } from "@mandi/shared/format/gstin";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import { percent, rupees } from "../../platform/wire-figures";
import {
  type QuarterDays,
  type QuarterDeduction,
  selectQuarterCertificates,
  selectQuarterChallans,
  selectQuarterDeductions,
  selectQuarterReceived,
  selectTdsQuarters,
} from "../../reads/tds-quarters.read";
import { quarterOfText, quarterText, type TaxQuarter } from "../buyer-tds/quarter";
import { readPlatformParty } from "../orders/invoice/invoice-parties.service";
import { listSiteTexts } from "../site/site.service";
import type { ExportDifference } from "./export-difference";

/** First and last day of a quarter. */
export function daysOfQuarter({ year, quarter }: TaxQuarter): QuarterDays {
  const month = 3 * quarter + 1;
  const calendarYear = 2_000 + Number(year.slice(0, 2)) + (month > 12 ? 1 : 0);
  const first = `${calendarYear}-${String(((month - 1) % 12) + 1).padStart(2, "0")}-01`;
  return { first, last: daysAfter(`${daysAfter(first, 95).slice(0, 7)}-01`, -1) };
}

type Figures = Record<"deducted" | "deposited" | "received" | "certified", number>;

/** The totals of a quarter's rows in paise, and where the books differ. */
interface ComparedQuarter extends TaxQuarter {
  readonly said: Readonly<Figures>;
  readonly differences: readonly ExportDifference[];
}

/** All quarters since a day, newest first, each checked against the books. */
export async function compareQuarters(db: Db, since: string): Promise<readonly ComparedQuarter[]> {
  const quarters = new Map<string, TaxQuarter & { said: Figures; differences: ExportDifference[] }>();
  for (const { year, quarter, what, code, said_paise, booked_paise } of await selectTdsQuarters(db, since)) {
    const key = `${year} ${quarter}`;
    const figures = { deducted: 0, deposited: 0, received: 0, certified: 0 };
    const found = quarters.get(key) ?? { year, quarter, said: figures, differences: [] };
    quarters.set(key, found);
    found.said[what] += said_paise;
    if (said_paise === booked_paise) continue;
    found.differences.push({ what: `${what}, code ${code}`, papers: rupees(said_paise), books: rupees(booked_paise) });
  }
  return [...quarters.values()];
}

/**
 * The data of the quarterly return of deducted tax, and what buyers deducted: one part for a spreadsheet, or all parts as JSON
 * with the deductor and the differences from the books.
 *
 * @throws Refusal 422 for an invalid quarter
 */
export async function readTdsFile(
  db: Db,
  asked: { readonly quarter: string; readonly part?: TdsQuarterPart },
): Promise<FileAnswer> {
  const quarter = quarterOfText(asked.quarter);
  if (quarter === null) throw invalidField("quarter", "Please enter the quarter as 2026-27 Q3");
  const name = `tds-${asked.quarter.replace(" ", "-")}`;
  if (asked.part !== undefined) {
    const rows = await parts[asked.part](db, quarter);
    const text = csvText([partHeads[asked.part], ...rows.map((row) => Object.values(row))]);
    return new FileAnswer({ type: "text/csv", bytes: Buffer.from(text), name: `${name}-${asked.part}.csv` });
  }
  const bytes = Buffer.from(JSON.stringify(await wholeQuarter(db, quarter), null, 2));
  return new FileAnswer({ type: "text/plain", bytes, name: `${name}.json` });
}

async function wholeQuarter(db: Db, quarter: TaxQuarter) {
  const { first } = daysOfQuarter(quarter);
  const [texts, { name, gst_number }, compared, deductions, challans, received, certificates] = await Promise.all([
    listSiteTexts(db),
    readPlatformParty(db),
    compareQuarters(db, first),
    parts.deductions(db, quarter),
    parts.challans(db, quarter),
    parts.received(db, quarter),
    parts.certificates(db, quarter),
  ]);
  const isOwn = ({ year, quarter: number }: TaxQuarter) => year === quarter.year && number === quarter.quarter;
  return {
    quarter: quarterText(quarter),
    deductor: {
      name,
      tan: texts.find(({ key }) => key === "tan_number")?.value ?? "",
      pan: checkGstin(gst_number).kind === "invalid" ? "" : gst_number.slice(2, 12),
    },
    deductions,
    challans,
    received,
    certificates,
    differences: compared.find(isOwn)?.differences ?? [],
  };
}

/** The columns of each part, in the order of its rows' fields. */
const partHeads: Readonly<Record<TdsQuarterPart, readonly string[]>> = {
  deductions: [
    ...["date", "code", "pan", "name", "for", "paper", "billed", "deducted_on", "rate", "tds", "remark", "challans"],
  ],
  challans: ["month", "code", "challan", "paid_on", "amount"],
  received: ["date", "code", "tan", "name", "order", "amount"],
  certificates: ["code", "tan", "name", "certificate", "amount", "credited"],
};

type Row = Readonly<Record<string, string | number>>;

/** A line of the return for each rate: what a certificate of lower deduction covers is apart from the rest. */
function rowsOfLine(line: QuarterDeduction): readonly Row[] {
  const hasPan = !line.person.startsWith("user:");
  const remark = line.is_declared ? "declared" : hasPan ? "" : "no PAN";
  const row = (part: {
    readonly billed: number;
    readonly on: number;
    readonly bp: number;
    readonly tds: number;
    readonly remark: string;
  }): Row => ({
    date: line.date,
    code: line.code,
    pan: hasPan ? line.person : "",
    name: line.name,
    for: line.cause,
    paper: line.paper ?? "",
    billed: rupees(part.billed),
    deducted_on: rupees(part.on),
    rate: percent(part.bp),
    tds: rupees(part.tds),
    remark: part.remark,
    challans: line.challans ?? "",
  });
  const bp = line.is_declared ? 0 : Number(line.rate_bp ?? 0);
  const { base_paise, portion_paise, tds_paise, certified_paise, certified_tds_paise } = line;
  if (line.certificate === null) return [row({ billed: base_paise, on: portion_paise, bp, tds: tds_paise, remark })];
  const lower = { bp: line.certificate_bp ?? 0, remark: `certificate ${line.certificate}` };
  const certified = row({ billed: base_paise, on: certified_paise, tds: certified_tds_paise, ...lower });
  const rest = { on: portion_paise - certified_paise, tds: tds_paise - certified_tds_paise };
  return rest.on === 0 ? [certified] : [certified, row({ billed: 0, ...rest, bp, remark })];
}

const parts: Readonly<Record<TdsQuarterPart, (db: Db, quarter: TaxQuarter) => Promise<readonly Row[]>>> = {
  async deductions(db, quarter) {
    const lines = await selectQuarterDeductions(db, daysOfQuarter(quarter));
    return lines.flatMap(rowsOfLine);
  },
  async challans(db, quarter) {
    const paid = await selectQuarterChallans(db, daysOfQuarter(quarter));
    return paid.map(({ month, code, challan, paid_on, amount_paise }) => ({
      ...{ month, code, challan, paid_on },
      amount: rupees(amount_paise),
    }));
  },
  async received(db, quarter) {
    const advised = await selectQuarterReceived(db, quarter);
    return advised.map(({ date, code, tan, name, order_number, amount_paise }) => ({
      ...{ date, code, tan, name, order: order_number },
      amount: rupees(amount_paise),
    }));
  },
  async certificates(db, quarter) {
    const shown = await selectQuarterCertificates(db, quarter);
    return shown.map(({ code, tan, name, number, amount_paise, credited_paise }) => ({
      ...{ code, tan, name, certificate: number },
      amount: rupees(amount_paise),
      credited: rupees(credited_paise),
    }));
  },
};
