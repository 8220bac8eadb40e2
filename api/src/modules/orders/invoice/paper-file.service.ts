import { formatDay } from "@mandi/shared/format/dates";
import { papers as messages } from "@mandi/shared/messages/papers";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { FileAnswer } from "../../../platform/routes/file-answer";
import type { IssuedPaper } from "../../papers/paper";
import { listPapersOfOrder } from "../../papers/paper.service";
import { drawSheet } from "../../papers/pdf/draw-sheet";
import { freightBillSheet } from "../../papers/pdf/freight-bill-sheet";
import { invoiceSheet, noteSheet } from "../../papers/pdf/invoice-sheet";
import type { Sheet } from "../../papers/pdf/sheet";
import { readOrderOf } from "../order.service";
import { listFreightBills } from "../views/order-view.service";
import { creditNotes, registrationOf, withEwayBill } from "./order-papers";

/** Whose documents of an order each side may have. */
const kindsOf = {
  buyer: ["invoice", "credit note", "debit note"],
  seller: ["bill"],
} as const;

/**
 * A document of an order as PDF, drawn from what was issued, even if it was cancelled.
 *
 * @throws Refusal 404 for another's order or document
 */
export async function readPaperFile(
  db: Db,
  side: keyof typeof kindsOf,
  asked: { readonly userId: number; readonly orderId: number; readonly number: string },
): Promise<FileAnswer> {
  const order = await readOrderOf(db, side, asked.userId, asked.orderId);
  const papers = await listPapersOfOrder(db, order.id);
  const kinds: readonly string[] = kindsOf[side];
  const bills = side === "buyer" ? await listFreightBills(db, order) : [];
  const isTheirs = ({ kind, number }: IssuedPaper) =>
    kinds.includes(kind) || (kind === "freight bill" && bills.includes(number));
  const paper = found(papers.find((one) => one.number === asked.number && isTheirs(one)));
  const name = `${paper.number.replaceAll(/[^A-Za-z0-9-]/g, "-")}.pdf`;
  return new FileAnswer({ type: "application/pdf", bytes: await drawSheet(orderPaperSheet(paper, papers)), name });
}

/** An invoice, note or bill of an order laid out, with what other documents change about it. @throws Refusal 404 for any other */
export function orderPaperSheet(paper: IssuedPaper, papers: readonly IssuedPaper[]): Sheet {
  switch (paper.kind) {
    case "credit note":
    case "debit note":
      return noteSheet(paper.kind, { ...paper.snapshot, ...registrationOf(paper) });
    case "invoice":
      return invoiceSheet({ ...withEwayBill(paper), ...registrationOf(paper) }, takenBack(paper, papers));
    case "bill":
      return invoiceSheet(withEwayBill(paper), billTakenBack(paper));
    case "freight bill":
      return freightBillSheet(
        paper.snapshot,
        paper.events.some(({ event }) => event === "void"),
      );
    default:
      // Documents that are not on any order's page.
      throw new Refusal("not_found");
  }
}

function takenBack({ number }: IssuedPaper, papers: readonly IssuedPaper[]): string | null {
  const note = creditNotes(papers).find(({ invoice, part }) => invoice.number === number && !part);
  return note ? messages.takenBack(formatDay(note.date), note.number) : null;
}

/** The note is between platform and buyer, so the seller's document gives only the day. */
function billTakenBack({ events }: IssuedPaper): string | null {
  const back = events.find((event) => event.event === "note" && event.detail.is_whole);
  return back ? messages.billTakenBack(formatDay(tradeDay(back.at))) : null;
}
