import {
  type TradePaper,
  type TradePaperKind,
  type TradePaperRow,
  tradePaperKinds,
} from "@mandi/shared/contract/trade-paper";
import { tradePapers } from "@mandi/shared/messages/trade-papers";
import { payableOf } from "@mandi/shared/pricing/paper-sums";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import { type PageQuery, presentPage, windowOf } from "../../platform/routes/paging";
import { isPaperOf, selectPaperKeysOf } from "../../reads/trade-papers.read";
import type { IssuedPaper, PaperOf } from "../papers/paper";
import { findPaper, listPapers } from "../papers/paper.service";
import { drawSheet } from "../papers/pdf/draw-sheet";
import { challanSheet, proformaSheet } from "../papers/pdf/goods-sheet";
import type { Sheet } from "../papers/pdf/sheet";
import { adviceSheet, receiptSheet, statementSheet } from "../papers/pdf/trade-sheet";

/** A receipt, payment advice, challan, proforma or statement. */
export type IssuedTradePaper = { readonly [Kind in TradePaperKind]: PaperOf<Kind> }[TradePaperKind];

/** Documents in one answer when the client asks for no page. */
const papersAtMost = 100;

/** The caller's documents, newest first, for one order or all. */
export async function readTradePapers(db: Db, userId: number, query: PageQuery & { readonly order_id?: number }) {
  const window = windowOf(query, papersAtMost);
  const { ids, total } = await selectPaperKeysOf(db, userId, { ...window, orderId: query.order_id });
  return presentPage(await rowsOf(db, ids), window.page, window.perPage, total);
}

async function rowsOf(db: Db, ids: readonly number[]): Promise<TradePaperRow[]> {
  const papers = (await listPapers(db, ids)).filter(isTradePaper);
  return papers.map(presentTradePaper).reverse();
}

/** One of the caller's documents, laid out. @throws Refusal 404 for another's */
export async function readTradePaper(db: Db, userId: number, id: number): Promise<TradePaper> {
  const paper = await findOwn(db, userId, id);
  const { table, remark, ...sheet } = tradePaperSheet(paper);
  return {
    ...presentTradePaper(paper),
    title: sheet.title,
    issuer: sheet.issuer,
    remark: remark ?? "",
    facts: [...sheet.facts],
    parties: sheet.parties.map(({ label, lines }) => ({ label, lines: [...lines] })),
    heads: [...table.heads],
    rows: table.rows.map((row) => [...row]),
    sums: [...sheet.sums],
    words: sheet.words,
    copies: [...(sheet.copies ?? [])],
    is_signed: sheet.isSigned ? 1 : 0,
  };
}

/** The same as PDF. @throws Refusal 404 for another's */
export async function readTradePaperFile(db: Db, userId: number, id: number): Promise<FileAnswer> {
  return fileOf(await findOwn(db, userId, id));
}

async function findOwn(db: Db, userId: number, id: number): Promise<IssuedTradePaper> {
  if (!(await isPaperOf(db, userId, id))) throw new Refusal("not_found");
  return tradePaper(await findPaper(db, id));
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
      return challanSheet(paper.snapshot);
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

/** A document as a row of a list. */
export function presentTradePaper(paper: IssuedTradePaper): TradePaperRow {
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
