import type {
  CreditNote,
  DebitNote,
  PaperRegistration,
  SellerBill,
  SellerNote,
  TakenBackBill,
  TaxInvoice,
} from "@mandi/shared/contract/tax-invoice";
import type { IssuedPaper, NoteOnPaper, PaperKind, PaperOf } from "../../papers/paper";

/** The platform's invoices to the buyer that were not cancelled, by vehicle, as issued. */
export function saleInvoices(papers: readonly IssuedPaper[]): TaxInvoice[] {
  return standing(papers, "invoice").map((paper) => ({ ...withEwayBill(paper), ...registrationOf(paper) }));
}

/** The seller's bills to the platform that were not cancelled. */
export function sellerBills(papers: readonly IssuedPaper[]): SellerBill[] {
  return standing(papers, "bill").map(withEwayBill);
}

/** A vehicle's document of this kind that was not cancelled. */
export function standingPaper<Kind extends "invoice" | "bill">(
  papers: readonly IssuedPaper[],
  kind: Kind,
  shipmentId: number,
): PaperOf<Kind> | undefined {
  return standing(papers, kind).find((paper) => paper.shipment_id === shipmentId);
}

/** The platform's credit notes to the buyer. */
export function creditNotes(papers: readonly IssuedPaper[]): CreditNote[] {
  return ofKind(papers, "credit note").map((paper) => ({ ...paper.snapshot, ...registrationOf(paper) }));
}

/** The platform's debit notes to the buyer. */
export function debitNotes(papers: readonly IssuedPaper[]): DebitNote[] {
  return ofKind(papers, "debit note").map((paper) => ({ ...paper.snapshot, ...registrationOf(paper) }));
}

/** The invoice with this number, unless it was cancelled. */
export function standingInvoice(papers: readonly IssuedPaper[], number: string): PaperOf<"invoice"> | undefined {
  return standing(papers, "invoice").find((paper) => paper.number === number);
}

/** The seller's bill with this number, unless it was cancelled. */
export function standingBill(papers: readonly IssuedPaper[], number: string): PaperOf<"bill"> | undefined {
  return standing(papers, "bill").find((paper) => paper.number === number);
}

/** The seller's credit notes on their bills. */
export function sellerNotes(papers: readonly IssuedPaper[]): SellerNote[] {
  return ofKind(papers, "seller note").map(({ snapshot }) => snapshot);
}

/** The bills that were cancelled, with the given reason and without anything of the invoice to the buyer. */
export function takenBackBills(papers: readonly IssuedPaper[]): TakenBackBill[] {
  const taken = ofKind(papers, "bill").flatMap((paper) => {
    const back = whyTakenBack(paper);
    return back ? [{ ...back, bill: withEwayBill(paper) }] : [];
  });
  return taken
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ bill, at, detail: { taken_by, reason } }) => {
      return { bill, taken_back_at: at.toISOString(), is_mine: taken_by === "seller" ? 1 : 0, reason };
    });
}

/** An invoice with the e-way bill that its vehicle got after it was issued; without the place where its goods were loaded. */
export function withEwayBill<Invoice extends TaxInvoice | SellerBill>({
  snapshot,
  events,
}: Pick<IssuedPaper, "events"> & { readonly snapshot: Invoice }): Invoice {
  return { ...snapshot, dispatch: undefined, eway_bill: ewayBillOn({ events }) };
}

/** The e-way bill that a document goes with; null while its vehicle has none. */
export function ewayBillOn({ events }: Pick<IssuedPaper, "events">): string | null {
  const numbers = events.flatMap((event) => (event.event === "ewb" ? [event.detail.number] : []));
  return numbers.at(-1) ?? null;
}

/** The delivery challan of a vehicle; undefined for one without. */
export function challanOf(papers: readonly IssuedPaper[], shipmentId: number): PaperOf<"challan"> | undefined {
  return ofKind(papers, "challan").find((paper) => paper.shipment_id === shipmentId);
}

/** The registration of a document by the tax portal; undefined before it is registered and after it is cancelled. */
export function registrationOf({ events }: Pick<IssuedPaper, "events">): { readonly registration?: PaperRegistration } {
  const last = events.flatMap((event) => (event.event === "irn" ? [event.detail] : [])).at(-1);
  if (last?.state !== "registered") return {};
  const { state: _state, ...registration } = last;
  return { registration };
}

function standing<Kind extends PaperKind>(papers: readonly IssuedPaper[], kind: Kind): PaperOf<Kind>[] {
  return ofKind(papers, kind)
    .filter((paper) => whyTakenBack(paper) === undefined)
    .sort((one, other) => (one.shipment_id ?? 0) - (other.shipment_id ?? 0));
}

function ofKind<Kind extends PaperKind>(papers: readonly IssuedPaper[], kind: Kind): PaperOf<Kind>[] {
  return papers.filter((paper): paper is IssuedPaper & PaperOf<Kind> => paper.kind === kind);
}

interface TakenBack {
  readonly at: Date;
  readonly detail: Pick<NoteOnPaper, "reason" | "taken_by">;
}

/** Whether a document no longer counts, because of a note for the whole of it or a cancelled registration. */
function whyTakenBack({ events }: Pick<IssuedPaper, "events">): TakenBack | undefined {
  for (const happened of events) {
    if (happened.event === "note" && happened.detail.is_whole) return happened;
    if (happened.event === "void") return { at: happened.at, detail: { ...happened.detail, taken_by: "desk" } };
  }
  return undefined;
}
