import type { DeskPaperKind, DeskPaperListAnswer } from "@mandi/shared/contract/desk/paper";
import type { Db } from "../../../platform/database/database";
import { FileAnswer } from "../../../platform/routes/file-answer";
import { selectDeskPaperKeys } from "../../../reads/trade-papers.read";
import { orderPaperSheet } from "../../orders/invoice/paper-file.service";
import { gstEffectOf } from "../../orders/notes/note-effect.policy";
import type { IssuedPaper } from "../../papers/paper";
import { listPapers, listPapersOfOrder, readPaper } from "../../papers/paper.service";
import { drawSheet } from "../../papers/pdf/draw-sheet";
import { freightBillSheet, selfInvoiceSheet } from "../../papers/pdf/freight-bill-sheet";
import { sellerNoteSheet } from "../../papers/pdf/invoice-sheet";
import type { Sheet } from "../../papers/pdf/sheet";
import { isTradePaper, presentPaperRow, tradePaperSheet } from "../../trade-papers/trade-paper-view.service";

type Row = DeskPaperListAnswer["data"][number];

/** A page of everybody's documents, newest first. */
export async function listPapersForDesk(
  db: Db,
  query: { readonly kind?: DeskPaperKind; readonly page?: number; readonly search?: string },
): Promise<Row[]> {
  const found = await selectDeskPaperKeys(db, query);
  const parties = new Map(found.map(({ id, party }) => [id, party]));
  const papers = await listPapers(db, [...parties.keys()]);
  return papers.map((paper) => ({ ...presentRow(paper), party: parties.get(paper.id) ?? "" })).reverse();
}

/** Anybody's document as PDF. @throws Refusal 404 */
export async function readPaperFileForDesk(db: Db, id: number): Promise<FileAnswer> {
  const paper = await readPaper(db, id);
  const papers = paper.order_id === null ? [] : await listPapersOfOrder(db, paper.order_id);
  const name = `${paper.number.replaceAll(/[^A-Za-z0-9-]/g, "-")}.pdf`;
  return new FileAnswer({ type: "application/pdf", bytes: await drawSheet(sheetOf(paper, papers)), name });
}

/** Any document laid out, with what others of its order change about it. @throws Refusal 404 for one that is not drawn */
export function sheetOf(paper: IssuedPaper, papers: readonly IssuedPaper[]): Sheet {
  if (isTradePaper(paper)) return tradePaperSheet(paper);
  if (paper.kind === "seller note") return sellerNoteSheet(paper.snapshot);
  if (paper.kind === "freight bill") return freightBillSheet(paper.snapshot, isVoid(paper));
  if (paper.kind === "self-invoice") return selfInvoiceSheet(paper.snapshot);
  return orderPaperSheet(paper, papers);
}

const isVoid = ({ events }: IssuedPaper): boolean => events.some(({ event }) => event === "void");

/** A document as a row of the desk's list, without its party. */
export function presentRow(paper: IssuedPaper): Omit<Row, "party"> {
  const effect = isTradePaper(paper) ? null : gstEffectOf(paper);
  return { ...presentPaperRow(paper), ...(effect !== null && { gst_effect: effect }) };
}
