import { csvText } from "@mandi/shared/format/csv";
import { checkGstin } from "@mandi/shared/format/gstin";
import {
  addPaise,
  type Paise,
  paise,
  rupeesFromPaise,
  subtractPaise,
  sumPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { invalidField } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import { type MonthOf, monthOf } from "../../platform/trade-month";
import { refuseInvalidRange } from "../../platform/valid-days";
import { rupees } from "../../platform/wire-figures";
import {
  hasIssued,
  selectLedgerRows,
  selectMonthIssuers,
  selectMonthSales,
  selectMonthVoided,
  selectOpeningOf,
} from "../../reads/exports.read";
import { transactionId } from "../ledger/ledger.service";
import { readPlatformParty } from "../orders/invoice/invoice-parties.service";
import { gstEffectOf } from "../orders/notes/note-effect.policy";
import type { IssuedPaper } from "../papers/paper";
import { listPapers } from "../papers/paper.service";
import { listRegistrations } from "../tax/registration.service";
import { compareReturn, returnedTax } from "./compare-return";
import type { ExportDifference } from "./export-difference";
import { readMonthReturn } from "./month-return.service";
import { isCounted, sumsOf } from "./paper-figures";
import { compareTally } from "./tally/tally.service";

/** GSTR-1 of a month as a file for the portal. @throws Refusal 422 for an impossible month or GSTIN */
export async function readGstr1(
  db: Db,
  { gstin: asked, month }: { readonly gstin?: string; readonly month: string },
): Promise<FileAnswer> {
  const gstin = await ownGstin(db, asked, monthOf(month));
  const { text } = await readMonthReturn(db, gstin, month);
  return new FileAnswer({ type: "text/plain", bytes: Buffer.from(text), name: `gstr1-${gstin}-${month}.json` });
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

/**
 * Compares a month's returns, documents, books and Tally's file with each other in one consistent snapshot; no difference is the only
 * good answer.
 *
 * @throws Refusal 422
 */
export async function compareMonth(db: Db, { month }: { readonly month: string }) {
  const days = monthOf(month);
  const compare = async (tx: Db) => {
    const compared = await comparePapers(tx, days, month);
    return { ...compared, differences: [...compared.differences, ...(await compareTally(tx, days))] };
  };
  return inTransaction(db, compare, "repeatable read");
}

/** GSTINs that need a return: the platform's own and its further registrations, even without a document, and every other that issued one. */
async function listReturning(db: Db, issuers: readonly string[], days: MonthOf): Promise<readonly string[]> {
  const [{ gst_number }, registered] = await Promise.all([readPlatformParty(db), listRegistrations(db, days)]);
  return [...new Set([gst_number, ...registered, ...issuers])].filter((gstin) => gstin !== "");
}

async function comparePapers(db: Db, days: MonthOf, month: string) {
  const issuers = await selectMonthIssuers(db, days);
  const totals = { net: zeroPaise, tax: zeroPaise, counted: zeroPaise, unrelieved: zeroPaise, papers: 0 };
  const found = { leftOut: [] as IssuedPaper[], notAccepted: [] as string[], differences: [] as ExportDifference[] };
  let returned = zeroPaise;
  for (const gstin of issuers) {
    const ofGstin = await readMonthReturn(db, gstin, month);
    found.leftOut.push(...ofGstin.leftOut);
    found.differences.push(...compareReturn(ofGstin));
    returned = addPaise(returned, paise(returnedTax(ofGstin.text)));
    for (const paper of ofGstin.issued) addPaper(paper, totals, found.notAccepted);
  }
  // The books reverse a cancelled invoice on the day it was cancelled, which may be in the month after.
  for (const paper of await listPapers(db, await selectMonthVoided(db, days))) {
    const { net, tax } = sumsOf(paper);
    totals.net = subtractPaise(totals.net, net);
    totals.tax = subtractPaise(totals.tax, tax);
  }
  const books = await selectMonthSales(db, days);
  const leftOutTax = sumPaise(found.leftOut.map((paper) => sumsOf(paper).tax));
  const differences = [
    ...differenceOf("net of tax: documents and books", totals.net, books.net),
    ...differenceOf("tax: documents and books", totals.tax, books.tax),
    ...differenceOf("tax: documents and returns", subtractPaise(totals.counted, leftOutTax), returned),
    ...differenceOf("tax: documents that no return has", leftOutTax, zeroPaise),
    ...found.differences,
  ];
  return {
    papers: totals.papers,
    leftOut: found.leftOut.map(({ number }) => number),
    notAccepted: found.notAccepted,
    tax: {
      returned: rupeesFromPaise(returned),
      owed: rupeesFromPaise(addPaise(totals.counted, totals.unrelieved)),
    },
    gstins: await listReturning(db, issuers, days),
    differences,
  };
}

/** Adds what a document says to the sums of its month; a self-invoice is no sale. */
function addPaper(
  paper: IssuedPaper,
  totals: Record<"net" | "tax" | "counted" | "unrelieved", Paise> & { papers: number },
  notAccepted: string[],
): void {
  if (paper.kind === "self-invoice") return;
  const { net, tax } = sumsOf(paper);
  totals.papers += 1;
  totals.net = addPaise(totals.net, net);
  totals.tax = addPaise(totals.tax, tax);
  if (isCounted(paper)) totals.counted = addPaise(totals.counted, tax);
  if (!isNotAccepted(paper)) return;
  totals.unrelieved = subtractPaise(totals.unrelieved, tax);
  notAccepted.push(paper.number);
}

function differenceOf(what: string, papers: number, books: number): readonly ExportDifference[] {
  if (papers === books) return [];
  return [{ what, papers: rupees(papers), books: rupees(books) }];
}

/** A credit note that does not lower our tax, or not yet. */
function isNotAccepted(paper: IssuedPaper): boolean {
  const effect = gstEffectOf(paper);
  return effect !== null && effect !== "accepted";
}

/** A spreadsheet can open this many rows, and the process holds them in memory. */
const ledgerRowsAtMost = 100_000;

/**
 * The rows of an account as a file for a spreadsheet, after what it stood at before them: raw figures and ISO dates.
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
  const opening = await selectOpeningOf(db, account, first, rows[0]?.sequence ?? null);
  const cells = rows.map((row) => [
    tradeDay(row.at),
    transactionId(row.journal_id),
    row.event,
    row.description,
    row.order_number ?? "",
    rupees(Math.max(row.amount_paise, 0)),
    rupees(Math.max(-row.amount_paise, 0)),
    rupees(row.balance_paise),
  ]);
  const heads = ["date", "journal", "event", "description", "order", "debit", "credit", "balance"];
  const name = `${account.replaceAll(/[^a-z0-9-]/gi, "-")}-${first}-${last}.csv`;
  return new FileAnswer({
    type: "text/csv",
    bytes: Buffer.from(csvText([heads, [first, "", "", "Opening balance", "", 0, 0, rupees(opening)], ...cells])),
    name,
  });
}
