import type { NoteCause, NotePart, SellerNote } from "@mandi/shared/contract/tax-invoice";
import { isDay } from "@mandi/shared/format/days";
import { formatExact } from "@mandi/shared/format/exact";
import { negatePaise, type Paise, paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../../platform/act-context";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { recordSellerNote } from "../../ledger/bill-entries.service";
import { lockOrderBooks } from "../../ledger/order-books.service";
import { broughtNumber } from "../../papers/brought-number.policy";
import type { IssuedPaper, PaperOf } from "../../papers/paper";
import { listPapersOfOrder, notePaper, storeBill } from "../../papers/paper.service";
import { refuseBelowBatch } from "../../payouts/open-payout.service";
import { irnOf } from "../../tax-portal/documents/irn";
import { countNote } from "../../tds/tds.service";
import { afterReversal } from "../amounts/order-payment.service";
import { sellerNotes, standingBill } from "../invoice/order-papers";
import { refuseBorneTwice, weightOf } from "../notes/borne-weight.service";
import { restOf } from "../notes/invoice-rest";
import { askOf, type Correction, creditReasons } from "../notes/note-ask";
import { noteFigures } from "../notes/note-figures";
import { refOf } from "../order.service";
import type { OrderRow } from "../order.store";

/** A seller's credit note as the desk copies it from their document. */
export interface SellerNoteRequest extends Correction<Exclude<NoteCause, "freight">> {
  /** Number of the bill that it corrects. */
  readonly bill: string;
  readonly number: string;
  /** The day on the note. */
  readonly date: string;
  /** The total on the note; a note with another total is refused. */
  readonly total?: number | undefined;
  /** The IRN of its registration. */
  readonly irn?: string | undefined;
}

/** The total of a seller's note. @throws Refusal 422 as {@link enterSellerNote} does */
export async function readSellerNoteTotal(db: Db, orderId: number, request: SellerNoteRequest): Promise<Paise> {
  return paiseFromRupees(draftOf(await listPapersOfOrder(db, orderId), request).part.total);
}

/**
 * Enters the credit note that a seller issued for a part of their bill: the platform owes them less (below zero they owe it) and has less
 * credit for GST. Less income tax is deducted from their next bill of the year.
 *
 * @throws Refusal 409 when a batch pays what would come off, or the carrier already bears the weight; 422 naming the invalid field, or what is left of the bill
 */
export async function enterSellerNote(
  tx: Db,
  order: OrderRow,
  request: SellerNoteRequest & { readonly reason: string },
  context: ActContext,
): Promise<string> {
  const papers = await listPapersOfOrder(tx, order.id);
  const { paper, part } = draftOf(papers, request);
  if (paper.shipment_id !== null) {
    const vehicle = { orderId: order.id, shipmentId: paper.shipment_id, papers };
    await refuseBorneTwice(tx, vehicle, { by: "seller", kg: weightOf(part) });
  }
  const bill = paper.snapshot;
  const number = broughtNumber("number", request.number);
  const date = checkedDay(request.date, bill.date, context.at);
  const irn = request.irn?.trim().toLowerCase() ?? null;
  if (irn !== null && irn !== irnOf({ gstin: bill.supplier.gst_number, type: "CRN", number, date })) {
    throw invalidField("irn", "This is not the IRN of a credit note with this number and day");
  }
  const note: SellerNote = {
    number,
    date,
    reason: creditReasons[request.cause],
    supplier: bill.supplier,
    bill,
    part,
    irn,
  };
  const subject = { orderId: order.id, ...(paper.shipment_id === null ? {} : { shipmentId: paper.shipment_id }) };
  const paperId = await storeBill(tx, "seller note", note, { ...subject, ...context });
  const detail = { note: number, is_whole: false, reason: request.reason, taken_by: "desk" } as const;
  await notePaper(tx, paper, { event: "note", detail }, context);
  await lockOrderBooks(tx, order);
  const { tax, round_off, total } = part;
  const amounts = {
    netPaise: paiseFromRupees(tax.taxable_amount),
    gstPaise: sumPaise([tax.cgst, tax.sgst, tax.utgst, tax.igst].map(paiseFromRupees)),
    roundOffPaise: paiseFromRupees(round_off),
    totalPaise: paiseFromRupees(total),
  };
  await recordSellerNote(tx, { order: refOf(order), note: number, bill: bill.number, paperId, ...amounts }, context);
  await refuseBelowBatch(tx, order.id);
  const deductible = { notePaperId: paperId, billPaperId: paper.id, basePaise: negatePaise(amounts.netPaise) };
  await countNote(tx, deductible, context);
  const text = `Your credit note ${number} on bill ${bill.number} is entered: ${note.reason}`;
  await afterReversal(tx, order.id, { text, side: "seller" }, context);
  return number;
}

interface NoteDraft {
  readonly paper: PaperOf<"bill">;
  readonly part: NotePart;
}

function draftOf(papers: readonly IssuedPaper[], request: SellerNoteRequest): NoteDraft {
  const paper = standingBill(papers, request.bill.trim().toUpperCase());
  if (!paper) throw invalidField("bill", "This order has no such bill, or it was cancelled");
  const bill = { ...paper.snapshot, freight: 0 };
  const earlier = sellerNotes(papers).flatMap((note) => (note.bill.number === bill.number ? [note.part] : []));
  const rest = restOf(bill, { credits: earlier, debits: [] });
  const part = noteFigures(bill, rest, askOf({ is: "bill", lines: bill.lines }, { ...request, kind: "credit" }));
  refuseOtherTotal(part, request.total);
  return { paper, part };
}

/** Two programs may differ by a paisa in rounding a head; a difference of a rupee means another note. */
function refuseOtherTotal(part: NotePart, said: number | undefined): void {
  if (said === undefined || Math.abs(said - part.total) <= 1) return;
  throw invalidField("total", `By the bill this comes to ${formatExact(part.total)}`);
}

function checkedDay(day: string, billDay: string, now: Date): string {
  if (!isDay(day)) throw invalidField("date", "Please enter the date");
  if (day > tradeDay(now)) throw invalidField("date", "The date of the note is in the future");
  if (day < billDay) throw invalidField("date", "The date of the note is before that of the bill");
  return day;
}
