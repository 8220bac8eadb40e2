import { deskPaperKinds, type PaperRelation } from "@mandi/shared/contract/desk/paper";
import type { IssuedPaper } from "../../papers/paper";

/** A document of the same order, with what the first one is to it. */
export interface RelatedPaper {
  readonly paper: IssuedPaper;
  readonly relation: PaperRelation;
}

const hasPage = ({ kind }: IssuedPaper): boolean => deskPaperKinds.some((one) => one === kind);

/** The documents of its order that a document corrects or pays, is corrected or paid by, or shares a vehicle with; oldest first. */
export function relatedPapers(of: IssuedPaper, papers: readonly IssuedPaper[]): readonly RelatedPaper[] {
  return papers.filter(hasPage).flatMap((paper) => {
    const relation = paper.id === of.id ? null : relationOf(of, paper);
    return relation === null ? [] : [{ paper, relation }];
  });
}

function relationOf(of: IssuedPaper, other: IssuedPaper): PaperRelation | null {
  if (corrects(of, other)) return "corrects";
  if (corrects(other, of)) return "corrected by";
  if (pays(of, other)) return "pays";
  if (pays(other, of)) return "paid by";
  return of.shipment_id !== null && of.shipment_id === other.shipment_id ? "same vehicle" : null;
}

function corrects(note: IssuedPaper, corrected: IssuedPaper): boolean {
  if (note.kind === "seller note") return corrected.kind === "bill" && note.snapshot.bill.number === corrected.number;
  if (note.kind !== "credit note" && note.kind !== "debit note") return false;
  return corrected.kind === "invoice" && note.snapshot.invoice.number === corrected.number;
}

function pays(payment: IssuedPaper, paid: IssuedPaper): boolean {
  if (payment.kind === "receipt") {
    const { paid_invoice, paid_note } = payment.snapshot;
    return (
      paid.number === (paid.kind === "invoice" ? paid_invoice : paid.kind === "debit note" ? paid_note : undefined)
    );
  }
  if (payment.kind !== "payment advice") return false;
  const kind = payment.snapshot.side === "seller" ? "bill" : "freight bill";
  return paid.kind === kind && payment.snapshot.bills.some(({ number }) => number === paid.number);
}
