import { csvText } from "@mandi/shared/format/csv";
import { checkGstin } from "@mandi/shared/format/gstin";
import {
  addPaise,
  type Paise,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  subtractPaise,
  sumPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import { hasFreightTaxed } from "@mandi/shared/pricing/freight-taxed";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { invalidField } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import { type MonthOf, monthOf } from "../../platform/trade-month";
import { refuseInvalidRange } from "../../platform/valid-days";
import {
  hasIssued,
  selectLedgerRows,
  selectMonthIssuers,
  selectMonthPapers,
  selectMonthSales,
  selectMonthVoided,
} from "../../reads/exports.read";
import { readPlatformParty } from "../orders/invoice/invoice-parties.service";
import { gstEffectOf } from "../orders/notes/note-effect.policy";
import type { IssuedPaper } from "../papers/paper";
import { listPapers } from "../papers/paper.service";
import { listRegistrations } from "../tax/registration.service";
import { findTaxText } from "../tax/tax-row.service";
import { type RegisteredPaper, registeredPaperOf } from "../tax-portal/documents/registered-paper";
import type { ExportDifference } from "./export-difference";
import { amountsOf, gstr1Of, type MonthOfPapers } from "./gstr1";
import { compareTally } from "./tally/tally.service";

/** GSTR-1 of a month as a file for the portal. @throws Refusal 422 for an impossible month or GSTIN */
export async function readGstr1(
  db: Db,
  { gstin: asked, month }: { readonly gstin?: string; readonly month: string },
): Promise<FileAnswer> {
  const days = monthOf(month);
  const gstin = await ownGstin(db, asked, days);
  const { papers, series } = await readMonth(db, gstin, days);
  const version = await findTaxText(db, { key: "gstr1.version", day: days.last });
  if (version === undefined) throw invalidField("month", "There is no version of GSTR-1 for this month");
  const form = gstr1Of({ gstin, month, version, papers, series });
  return new FileAnswer({
    type: "text/plain",
    bytes: Buffer.from(JSON.stringify(form)),
    name: `gstr1-${gstin}-${month}.json`,
  });
}

/** The platform's GSTIN unless another of ours is requested; the return of a foreign GSTIN would be empty and look right. @throws Refusal 422 */
async function ownGstin(db: Db, asked: string | undefined, days: MonthOf): Promise<string> {
  const { gst_number } = await readPlatformParty(db);
  const gstin = asked ?? gst_number;
  if (gstin === gst_number && gstin !== "") return gstin;
  if (checkGstin(gstin).kind !== "invalid") {
    const [isIssuer, registered] = await Promise.all([hasIssued(db, gstin), listRegistrations(db, days)]);
    if (isIssuer || registered.includes(gstin)) return gstin;
  }
  throw invalidField("gstin", "This is not one of our GSTINs");
}

interface Month extends Pick<MonthOfPapers, "papers" | "series"> {
  readonly issued: readonly IssuedPaper[];
  /** Numbers of documents that the return has no place for: to buyers without a GSTIN, or with untaxed freight. */
  readonly leftOut: readonly string[];
}

async function readMonth(db: Db, gstin: string, month: MonthOf): Promise<Month> {
  const issued = await listPapers(db, await selectMonthPapers(db, gstin, month));
  const known = issued.filter(isCounted).map((paper) => ({ paper, registered: registeredPaperOf(paper) }));
  return {
    issued,
    papers: known.flatMap(({ registered }) => (registered === null ? [] : [registered])),
    leftOut: known.flatMap(({ paper, registered }) => (registered === null ? [paper.number] : [])),
    series: seriesOf(issued),
  };
}

/** A document whose registration was cancelled no longer counts; its number is returned as cancelled. */
function isCounted({ events }: IssuedPaper): boolean {
  return events.every(({ event }) => event !== "void");
}

/** The numbers of each kind and year. */
function seriesOf(issued: readonly IssuedPaper[]): MonthOfPapers["series"] {
  const kinds = ["invoice", "debit note", "credit note"] as const;
  return kinds.flatMap((kind) => {
    const ofKind = issued.filter((paper) => paper.kind === kind);
    const numbers = ofKind.map(({ number }) => number);
    const voided = ofKind.filter((paper) => !isCounted(paper)).map(({ number }) => number);
    const years = [...new Set(numbers.map((number) => number.slice(0, -6)))];
    return years.map((year) => {
      const own = numbers.filter((number) => number.startsWith(year)).sort();
      return {
        kind,
        from: own[0] ?? "",
        to: own.at(-1) ?? "",
        issued: own.length,
        cancelled: voided.filter((number) => number.startsWith(year)).length,
      };
    });
  });
}

/**
 * Compares a month's returns, documents, books and Tally's file with each other in one consistent snapshot; no difference is the only
 * good answer.
 *
 * @throws Refusal 422
 */
export async function compareMonth(db: Db, { month }: { readonly month: string }) {
  const days = monthOf(month);
  const compare = async (tx: Db) => {
    const compared = await comparePapers(tx, days);
    return { ...compared, differences: [...compared.differences, ...(await compareTally(tx, days))] };
  };
  return inTransaction(db, compare, "repeatable read");
}

/** GSTINs that need a return: the platform's own and its further registrations, even without a document, and every other that issued one. */
async function listReturning(db: Db, issuers: readonly string[], days: MonthOf): Promise<readonly string[]> {
  const [{ gst_number }, registered] = await Promise.all([readPlatformParty(db), listRegistrations(db, days)]);
  return [...new Set([gst_number, ...registered, ...issuers])].filter((gstin) => gstin !== "");
}

async function comparePapers(db: Db, days: MonthOf) {
  const issuers = await selectMonthIssuers(db, days);
  const totals = {
    net: zeroPaise,
    tax: zeroPaise,
    counted: zeroPaise,
    returned: zeroPaise,
    unrelieved: zeroPaise,
    papers: 0,
  };
  const leftOut: string[] = [];
  const notAccepted: string[] = [];
  for (const gstin of issuers) {
    const read = await readMonth(db, gstin, days);
    totals.papers += read.issued.length;
    leftOut.push(...read.leftOut);
    notAccepted.push(...read.issued.filter(isNotAccepted).map(({ number }) => number));
    for (const paper of read.issued) {
      const { net, tax } = sumsOf(paper);
      totals.net = addPaise(totals.net, net);
      totals.tax = addPaise(totals.tax, tax);
      if (isCounted(paper)) totals.counted = addPaise(totals.counted, tax);
      if (isNotAccepted(paper)) totals.unrelieved = subtractPaise(totals.unrelieved, tax);
    }
    totals.returned = addPaise(totals.returned, returnedTax(read.papers));
  }
  // The books reverse a cancelled invoice on the day it was cancelled, which may be in the month after.
  for (const paper of await listPapers(db, await selectMonthVoided(db, days))) {
    const { net, tax } = sumsOf(paper);
    totals.net = subtractPaise(totals.net, net);
    totals.tax = subtractPaise(totals.tax, tax);
  }
  const books = await selectMonthSales(db, days);
  const differences: ExportDifference[] = [
    { what: "net of tax: documents and books", papers: totals.net, books: books.net },
    { what: "tax: documents and books", papers: totals.tax, books: books.tax },
  ].flatMap(({ what, papers, books: booked }) =>
    papers === booked ? [] : [{ what, papers: rupeesFromPaise(paise(papers)), books: rupeesFromPaise(paise(booked)) }],
  );
  if (leftOut.length === 0 && totals.returned !== totals.counted) {
    const [papers, returned] = [rupeesFromPaise(totals.counted), rupeesFromPaise(totals.returned)];
    differences.push({ what: "tax: documents and returns", papers, books: returned });
  }
  const tax = {
    returned: rupeesFromPaise(totals.counted),
    owed: rupeesFromPaise(addPaise(totals.counted, totals.unrelieved)),
  };
  return {
    papers: totals.papers,
    leftOut,
    notAccepted,
    tax,
    gstins: await listReturning(db, issuers, days),
    differences,
  };
}

/** A credit note that does not lower our tax, or not yet. */
function isNotAccepted(paper: IssuedPaper): boolean {
  const effect = gstEffectOf(paper);
  return effect !== null && effect !== "accepted";
}

/** What a document adds to a month, in paise: a credit is subtracted. Freight without tax is in the net amount of a note only. */
function sumsOf({ kind, snapshot }: IssuedPaper): { readonly net: Paise; readonly tax: Paise } {
  const isNote = "invoice" in snapshot;
  if (!("tax" in snapshot) && !isNote) return { net: zeroPaise, tax: zeroPaise };
  const figures = isNote ? { ...snapshot.invoice, ...snapshot.part } : Object(snapshot);
  const { tax, freight } = figures;
  const isPart = isNote && snapshot.part !== undefined;
  const beside = isPart && !hasFreightTaxed(snapshot.invoice) ? paiseFromRupees(freight) : zeroPaise;
  const net = addPaise(paiseFromRupees(tax.taxable_amount), beside);
  const heads = sumPaise([tax.cgst, tax.sgst, tax.utgst, tax.igst].map(paiseFromRupees));
  if (kind !== "credit note") return { net, tax: heads };
  return { net: subtractPaise(zeroPaise, net), tax: subtractPaise(zeroPaise, heads) };
}

function returnedTax(papers: readonly RegisteredPaper[]): Paise {
  return papers.reduce((sum, paper) => {
    const { integrated, central, state } = amountsOf(paper);
    const add = paper.type === "CRN" ? subtractPaise : addPaise;
    return add(sum, sumPaise([integrated, central, state]));
  }, zeroPaise);
}

/** A spreadsheet can open this many rows, and the process holds them in memory. */
const ledgerRowsAtMost = 100_000;

/**
 * The rows of an account as a file for a spreadsheet: raw figures and ISO dates.
 *
 * @throws Refusal 422 for impossible days, or with more rows between them than a file has
 */
export async function readLedgerFile(
  db: Db,
  asked: { readonly account: string; readonly first_day: string; readonly last_day: string },
  rowsAtMost = ledgerRowsAtMost,
): Promise<FileAnswer> {
  const { account, first_day: first, last_day: last } = asked;
  refuseInvalidRange(first, last);
  const rows = await selectLedgerRows(db, account, { first, last }, rowsAtMost + 1);
  if (rows.length > rowsAtMost) throw invalidField("last_day", "Please choose a shorter range");
  const cells = rows.map((row) => [
    tradeDay(row.at),
    `JRN${row.journal_id}`,
    row.event,
    row.description,
    row.order_number ?? "",
    rupeesFromPaise(paise(Math.max(row.amount_paise, 0))),
    rupeesFromPaise(paise(Math.max(-row.amount_paise, 0))),
    rupeesFromPaise(paise(row.balance_paise)),
  ]);
  const heads = ["date", "journal", "event", "description", "order", "debit", "credit", "balance"];
  const name = `${account.replaceAll(/[^a-z0-9-]/gi, "-")}-${first}-${last}.csv`;
  return new FileAnswer({ type: "text/csv", bytes: Buffer.from(csvText([heads, ...cells])), name });
}
