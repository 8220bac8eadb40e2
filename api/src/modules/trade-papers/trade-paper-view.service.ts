import {
  type TradePaper,
  type TradePaperKind,
  type TradePaperRow,
  tradePaperKinds,
} from "@mandi/shared/contract/trade-paper";
import { tradePapers } from "@mandi/shared/messages/trade-papers";
import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { payableOf } from "@mandi/shared/pricing/paper-sums";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import { type PageQuery, presentPage, windowOf } from "../../platform/routes/paging";
import { isPaperOf, selectPaperKeysOf, selectPaperOfOrder, selectPapersOfAmount } from "../../reads/trade-papers.read";
import { ewayBillOn } from "../orders/invoice/order-papers";
import type { IssuedPaper, PaperOf } from "../papers/paper";
import { listPapers, readPaper } from "../papers/paper.service";
import { drawSheet } from "../papers/pdf/draw-sheet";
import { challanSheet, proformaSheet } from "../papers/pdf/goods-sheet";
import type { Sheet } from "../papers/pdf/sheet";
import { adviceSheet, receiptSheet, statementSheet } from "../papers/pdf/trade-sheet";
import { tradeSearchOf } from "../search/trade-search";
import { listAdvices } from "./buyers-advice.service";
import { presentSheet } from "./sheet.presenter";

/** A receipt, payment advice, challan, proforma or statement. */
export type IssuedTradePaper = { readonly [Kind in TradePaperKind]: PaperOf<Kind> }[TradePaperKind];

/** Documents in one answer when the client asks for no page. */
const papersAtMost = 100;

/** The caller's documents, newest first, for one order or all; with a text, those in which every word of it is found. */
export async function readTradePapers(db: Db, userId: number, query: PapersQuery, now: Date) {
  const window = windowOf(query, papersAtMost);
  const text = query.search?.trim();
  const search = text ? tradeSearchOf(text, now) : undefined;
  const { order_id: orderId, advices, invoices } = query;
  const hasInvoices = invoices === 1 && orderId !== undefined;
  const wish = { ...window, orderId, hasAdvices: advices === 1, hasInvoices, search };
  const amounts = amountsIn(search?.words ?? []);
  const [{ keys, total }, ofOrder, ofAmount] = await Promise.all([
    selectPaperKeysOf(db, userId, wish),
    // They are among the rows.
    text && !hasInvoices ? selectPaperOfOrder(db, userId, text) : undefined,
    search && amounts.length > 0 && !hasInvoices ? selectPapersOfAmount(db, userId, { ...wish, search, amounts }) : [],
  ]);
  const page = presentPage(await rowsOf(db, keys), window.page, window.perPage, total);
  return { ...page, ...(ofOrder && { of_order: ofOrder }), ...(ofAmount.length > 0 && { of_amount: [...ofAmount] }) };
}

/** The words of a search that may be an amount in rupees. */
function amountsIn(words: readonly string[]): readonly Paise[] {
  const figures = words.flatMap((word) => /^₹?(\d{1,12}(?:\.\d{1,2})?)$/u.exec(word)?.[1] ?? []);
  return figures.map((figure) => paiseFromRupees(Number(figure)));
}

interface PapersQuery extends PageQuery {
  readonly order_id?: number;
  readonly advices?: number;
  readonly invoices?: number;
  readonly search?: string;
}

interface PaperKey {
  readonly id: number;
  readonly is_advice: boolean;
}

async function rowsOf(db: Db, keys: readonly PaperKey[]): Promise<TradePaperRow[]> {
  const idsOf = (isAdvice: boolean) => keys.filter(({ is_advice }) => is_advice === isAdvice).map(({ id }) => id);
  const [papers, advices] = await Promise.all([listPapers(db, idsOf(false)), listAdvices(db, idsOf(true))]);
  const rows = new Map<number, TradePaperRow>(papers.map((paper) => [paper.id, presentPaperRow(paper)]));
  return keys.flatMap(({ id, is_advice }) => (is_advice ? advices : rows).get(id) ?? []);
}

/** One of the caller's documents, laid out. @throws Refusal 404 for another's */
export async function readTradePaper(db: Db, userId: number, id: number): Promise<TradePaper> {
  const paper = await findOwn(db, userId, id);
  return { ...presentTradePaper(paper), ...presentSheet(tradePaperSheet(paper)) };
}

/** The same as PDF. @throws Refusal 404 for another's */
export async function readTradePaperFile(db: Db, userId: number, id: number): Promise<FileAnswer> {
  return fileOf(await findOwn(db, userId, id));
}

async function findOwn(db: Db, userId: number, id: number): Promise<IssuedTradePaper> {
  if (!(await isPaperOf(db, userId, id))) throw new Refusal("not_found");
  return tradePaper(await readPaper(db, id));
}

function tradePaper(paper: IssuedPaper): IssuedTradePaper {
  if (isTradePaper(paper)) return paper;
  throw new Refusal("not_found");
}

/** Whether a document is none of invoice, note and bill. */
export function isTradePaper(paper: IssuedPaper): paper is IssuedTradePaper {
  return (tradePaperKinds as readonly string[]).includes(paper.kind);
}

async function fileOf(paper: IssuedTradePaper): Promise<FileAnswer> {
  return new FileAnswer({
    type: "application/pdf",
    bytes: await drawSheet(tradePaperSheet(paper)),
    name: `${paper.number}.pdf`,
  });
}

/** A document laid out, with the reason if it is void. */
export function tradePaperSheet(paper: IssuedTradePaper): Sheet {
  const sheet = drawnOf(paper);
  const reason = voidReason(paper);
  return reason === null ? sheet : { ...sheet, remark: tradePapers.void(reason) };
}

function drawnOf(paper: IssuedTradePaper): Sheet {
  switch (paper.kind) {
    case "receipt":
      return receiptSheet(paper.snapshot);
    case "payment advice":
      return adviceSheet(paper.snapshot);
    case "challan":
      return challanSheet(paper.snapshot, ewayBillOn(paper));
    case "proforma":
      return proformaSheet(paper.snapshot);
    case "statement":
      return statementSheet(paper.snapshot);
  }
}

function voidReason({ events }: IssuedTradePaper): string | null {
  for (const { event, detail } of events) if (event === "void") return detail.reason;
  return null;
}

/** Any document as a row of a list. */
export function presentPaperRow(paper: IssuedPaper): TradePaperRow & Pick<IssuedPaper, "kind"> {
  if (isTradePaper(paper)) return presentTradePaper(paper);
  const { id, kind, number, order_id, snapshot, events } = paper;
  const of = "invoice" in snapshot ? snapshot.invoice : "bill" in snapshot ? snapshot.bill : snapshot;
  const amount = "part" in snapshot && snapshot.part ? snapshot.part.total : of.total;
  const is_void = events.some(({ event }) => event === "void") ? 1 : 0;
  return { id, kind, number, date: snapshot.date, order_id, order: of.order ?? "", amount, is_void };
}

function presentTradePaper(paper: IssuedTradePaper): TradePaperRow & Pick<IssuedPaper, "kind"> {
  const { id, kind, number, order_id, snapshot } = paper;
  return {
    id,
    kind,
    number,
    date: snapshot.date,
    order_id,
    order: "order" in snapshot ? (snapshot.order ?? "") : "",
    amount: amountOf(paper),
    is_void: voidReason(paper) === null ? 0 : 1,
  };
}

function amountOf({ kind, snapshot }: IssuedTradePaper): number {
  if (kind === "statement") return snapshot.closing;
  return kind === "proforma" || kind === "challan" ? payableOf(snapshot) : snapshot.amount;
}
