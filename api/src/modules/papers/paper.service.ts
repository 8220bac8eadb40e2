import type { ActContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { financialYear } from "../../platform/document-numbers";
import { found, invalidField } from "../../platform/errors";
import { expectRegistration } from "../tax-portal/expect-registration.service";
import {
  type BroughtKind,
  type IssuedPaper,
  type PaperEvents,
  type PaperKind,
  prefixes,
  type Snapshots,
} from "./paper";
import {
  insertPaper,
  insertPaperEvent,
  isNumberTaken,
  lockSeries,
  type SeriesKey,
  selectPaperOfMoney,
  selectPapersByKey,
  selectPapersOfOrder,
  selectPrefixUse,
  selectStatement,
} from "./paper.store";

/** What a document is about. */
interface PaperSubject {
  readonly orderId?: number;
  readonly shipmentId?: number;
  readonly paymentId?: number;
  /** The recipient. */
  readonly partyId?: number;
  /** The entry of the books that it documents. */
  readonly journalId?: number;
  /** The carrier whose vehicle it goes with. */
  readonly carrierId?: number;
}

/** A document that the platform numbers, before it has its number. */
interface NumberedPaper<Kind extends Exclude<PaperKind, BroughtKind>> extends PaperSubject {
  readonly kind: Kind;
  /** GSTIN of the issuer; empty while they have none. */
  readonly gstin: string;
  /** Everything the document shows, once it has a number and a day. */
  readonly draw: (number: string, date: string) => Snapshots[Kind];
}

/**
 * Issues a document under the next number of its series, dated today. The next document of the series waits until this
 * transaction ends: take it late, and before the accounts of the ledger.
 *
 * @throws Refusal 422 when the series has a document of a later day
 */
export async function issuePaper<Kind extends Exclude<PaperKind, BroughtKind>>(
  tx: Db,
  { kind, gstin, draw, ...subject }: NumberedPaper<Kind>,
  { at, actorId }: ActContext,
): Promise<Snapshots[Kind]> {
  const key = { gstin, kind, year: financialYear(at) };
  const date = tradeDay(at);
  const series = await lockSeries(tx, key, await prefixFor(tx, key));
  if (series.last_on !== null && date < series.last_on) {
    throw invalidField("date", "An invoice is dated the day it is issued.");
  }
  const number = `${series.prefix}${key.year}${String(series.last + 1).padStart(6, "0")}`;
  const snapshot = draw(number, date);
  const id = await insertPaper(tx, { ...key, ...columnsOf(subject), number, date, snapshot, at, actorId });
  await expectRegistration(tx, { id, kind, snapshot }, { at, actorId });
  return snapshot;
}

/** Letters of a series: those of the kind for the first GSTIN, with one more letter for each further one. */
async function prefixFor(tx: Db, { gstin, kind }: SeriesKey): Promise<string | null> {
  if (isBrought(kind)) return null;
  const { own, others } = await selectPrefixUse(tx, gstin, kind);
  const further = others === 0 ? "" : String.fromCharCode("A".charCodeAt(0) + others);
  return own ?? `${prefixes[kind]}${further}`;
}

function columnsOf({
  orderId = null,
  shipmentId = null,
  paymentId = null,
  partyId = null,
  journalId = null,
  carrierId = null,
}: { [Id in keyof PaperSubject]?: number | null }) {
  return { orderId, shipmentId, paymentId, partyId, journalId, carrierId };
}

/** The field in which a bill's number is entered. */
const numberFields: Readonly<Record<BroughtKind, string>> = {
  bill: "invoice_number",
  "seller note": "number",
  "freight bill": "number",
};

const isBrought = (kind: PaperKind): kind is BroughtKind => kind in numberFields;

/**
 * Stores a bill to the platform, under the number and day of its issuer.
 *
 * @returns its key
 * @throws Refusal 422 for a number that its issuer has used in the financial year, in capitals or not
 */
export async function storeBill<Kind extends BroughtKind>(
  tx: Db,
  kind: Kind,
  bill: Snapshots[Kind],
  { at, actorId, ...subject }: ActContext & PaperSubject,
): Promise<number> {
  const key = { gstin: bill.supplier.gst_number, kind, year: financialYear(new Date(bill.date)) };
  await lockSeries(tx, key, null);
  const { number, date } = bill;
  if (key.gstin !== "" && (await isNumberTaken(tx, key, number))) {
    throw invalidField(numberFields[kind], "This number has already been used in this financial year");
  }
  return insertPaper(tx, { ...key, ...columnsOf(subject), number, date, snapshot: bill, at, actorId });
}

/** Records what became known about a document after it was issued. */
export function notePaper<Event extends keyof PaperEvents>(
  tx: Db,
  { id }: Pick<IssuedPaper, "id">,
  what: { readonly event: Event; readonly detail: PaperEvents[Event] },
  context: ActContext,
): Promise<void> {
  return insertPaperEvent(tx, id, what.event, what.detail, context);
}

/** Any document. @throws Refusal 404 */
export async function readPaper(db: Db, id: number): Promise<IssuedPaper> {
  return found((await selectPapersByKey(db, [id]))[0]);
}

/** Every document of an order, oldest first, including those that were cancelled. */
export const listPapersOfOrder = selectPapersOfOrder;

/** The document that records a payment or an entry of the books; undefined where there is none. */
export const findPaperOfMoney = selectPaperOfMoney;

/** The key of an issued statement of account. */
export const findStatement = selectStatement;

/** The number of documents read by one database statement. */
const papersAtOnce = 500;

/** Documents by key, oldest first, read in batches, because a month of them is too much for one answer. */
export async function listPapers(db: Db, ids: readonly number[]): Promise<readonly IssuedPaper[]> {
  const keys = [...ids].sort((one, other) => one - other);
  const papers: IssuedPaper[] = [];
  for (let from = 0; from < keys.length; from += papersAtOnce) {
    papers.push(...(await selectPapersByKey(db, keys.slice(from, from + papersAtOnce))));
  }
  return papers;
}
