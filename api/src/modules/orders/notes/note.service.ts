import type { CreditNote, DebitNote, NoteCause, NotePart, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { negatePaise, type Paise, paiseFromRupees, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../../platform/act-context";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { recordNote } from "../../ledger/invoice-reversal.service";
import { lockOrderBooks } from "../../ledger/order-books.service";
import type { IssuedPaper, PaperOf } from "../../papers/paper";
import { issuePaper, listPapersOfOrder, notePaper } from "../../papers/paper.service";
import { findTaxText } from "../../tax/tax-row.service";
import { refuseWhileEnding } from "../../tax-portal/due-registration.service";
import { afterReversal } from "../amounts/order-payment.service";
import { creditNotes, debitNotes, standingInvoice, withEwayBill } from "../invoice/order-papers";
import { refOf } from "../order.service";
import type { OrderRow } from "../order.store";
import { restOf } from "./invoice-rest";
import { lastNoteDay } from "./last-note-day.policy";
import { askOf, type Correction, creditReasons } from "./note-ask";
import { noteFigures } from "./note-figures";

/** A note as the desk requests it. */
export interface NoteRequest extends Correction {
  /** Number of the invoice. */
  readonly invoice: string;
  readonly kind: "credit" | "debit";
  /** How the buyer agreed; a debit note needs it. */
  readonly consent?: string | undefined;
}

/** The reason that the buyer's document gives. */
const reasons: Readonly<Record<NoteRequest["kind"], Readonly<Record<NoteCause, string>>>> = {
  credit: creditReasons,
  debit: {
    weight: "More weight received",
    rate: "Higher rate",
    freight: "Higher freight",
    quality: "Quality above the agreed one",
  },
};

/** The total of a note before it is issued, in paise. @throws Refusal 422 as {@link issueNote} does */
export async function readNoteTotal(db: Db, orderId: number, request: NoteRequest): Promise<Paise> {
  return paiseFromRupees(draftOf(await listPapersOfOrder(db, orderId), request).part.total);
}

/**
 * Corrects a part of an invoice by a note to the buyer: a credit of at most what is left of it, or a debit that they agreed to.
 *
 * @returns the number of the note
 * @throws Refusal 409 the registration of the invoice is being cancelled, 422 for what the invoice does not or no longer have, naming what
 * is left
 */
export async function issueNote(
  tx: Db,
  order: OrderRow,
  request: NoteRequest & { readonly reason: string },
  context: ActContext,
): Promise<string> {
  const { paper, invoice, part } = draftOf(await listPapersOfOrder(tx, order.id), request);
  await refuseWhileEnding(tx, [paper]);
  if (request.kind === "credit") await refuseTooLate(tx, invoice, context.at);
  const subject = { orderId: order.id, ...(paper.shipment_id === null ? {} : { shipmentId: paper.shipment_id }) };
  const reason = reasons[request.kind][request.cause];
  const isDebit = request.kind === "debit";
  const dueOn = isDebit ? daysAfter(tradeDay(context.at), order.credit_days) : null;
  const draw = (number: string, date: string): CreditNote & DebitNote => {
    return { number, date, ...(dueOn !== null && { due_on: dueOn }), reason, invoice, part };
  };
  const kind = isDebit ? "debit note" : "credit note";
  const { number } = await issuePaper(tx, { kind, gstin: invoice.supplier.gst_number, ...subject, draw }, context);
  const detail = { note: number, is_whole: false, reason: request.reason, taken_by: "desk" } as const;
  await notePaper(tx, paper, { event: "note", detail }, context);
  await lockOrderBooks(tx, order, order.buyer_id);
  await recordNote(tx, { order: refOf(order), note: number, ...entryOf(part, request.kind) }, context);
  const due = dueOn === null ? "" : `, due on ${formatDay(dueOn)}`;
  const text = `${isDebit ? "Debit" : "Credit"} note ${number} on invoice ${invoice.number}: ${reason}${due}`;
  await afterReversal(tx, order.id, { text, side: "buyer" }, context);
  return number;
}

/** The law limits the time only of credit notes, because a debit note adds tax. @throws Refusal 422 after the last day */
async function refuseTooLate(tx: Db, invoice: TaxInvoice, at: Date): Promise<void> {
  const today = tradeDay(at);
  const monthAndDay = await findTaxText(tx, { key: "note.last_day", day: today });
  if (monthAndDay === undefined) return;
  const lastDay = lastNoteDay(invoice.date, monthAndDay);
  if (today <= lastDay) return;
  throw invalidField("invoice", `A credit note on this invoice was possible until ${formatDay(lastDay)}`);
}

interface NoteDraft {
  readonly paper: PaperOf<"invoice">;
  readonly invoice: TaxInvoice;
  readonly part: NotePart;
}

function draftOf(papers: readonly IssuedPaper[], request: NoteRequest): NoteDraft {
  const paper = standingInvoice(papers, request.invoice.trim().toUpperCase());
  if (!paper) throw invalidField("invoice", "This order has no such invoice, or it was cancelled");
  if (request.kind === "debit" && request.consent === undefined) {
    throw invalidField("consent", "Please say how the buyer agreed");
  }
  const invoice = withEwayBill(paper);
  const onInvoice = (notes: readonly (CreditNote | DebitNote)[]): readonly NotePart[] =>
    notes.flatMap(({ invoice: { number }, part }) => (number === invoice.number && part ? [part] : []));
  const rest = restOf(invoice, { credits: onInvoice(creditNotes(papers)), debits: onInvoice(debitNotes(papers)) });
  return { paper, invoice, part: noteFigures(invoice, rest, askOf({ is: "invoice", lines: invoice.lines }, request)) };
}

/** A note in the books; a debit note has all amounts reversed. */
function entryOf({ tax, freight, round_off, total }: NotePart, kind: NoteRequest["kind"]) {
  const signed = (rupees: number): Paise => {
    const amount = paiseFromRupees(rupees);
    return kind === "credit" ? amount : negatePaise(amount);
  };
  const freightPaise = signed(freight);
  return {
    goodsPaise: subtractPaise(signed(tax.taxable_amount), freightPaise),
    freightPaise,
    gstPaise: sumPaise([tax.cgst, tax.sgst, tax.utgst, tax.igst].map(signed)),
    roundOffPaise: signed(round_off),
    totalPaise: signed(total),
  };
}
