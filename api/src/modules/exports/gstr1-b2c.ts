import { gstCodeOfState } from "@mandi/shared/format/state-codes";
import { isSameState } from "@mandi/shared/money/gst-states";
import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import type { RegisteredPaper } from "../tax-portal/documents/registered-paper";
import { type Amounts, amountsOf, dayInForm, noAmounts, plusPaper, presentAmounts } from "./gstr1-amounts";

/** Above this value the return names an invoice to another state, by the invoice's day. */
export type LargeFrom = (day: string) => Paise;

/**
 * What the return has of documents to buyers without a GSTIN: invoices to another state above the limit one by one (table 5), notes on
 * such invoices (table 9B), and the rest by place and rate, less its notes (table 7).
 */
export function unregisteredOf(papers: readonly RegisteredPaper[], largeFrom: LargeFrom) {
  const large = papers.filter((paper) => isLarge(paper, largeFrom));
  const places = [...new Set(large.filter(({ type }) => type === "INV").map(placeOf))].sort();
  return {
    b2cl: places.map((pos) => ({
      pos,
      inv: large
        .filter((paper) => paper.type === "INV" && placeOf(paper) === pos)
        .map((paper) => ({ inum: paper.number, idt: dayInForm(paper.date), val: paper.total, itms: itemsOf(paper) })),
    })),
    b2cs: smallOf(papers.filter((paper) => !large.includes(paper))),
    cdnur: large
      .filter(({ type }) => type !== "INV")
      .map((paper) => ({
        typ: "B2CL",
        ntty: paper.type === "CRN" ? "C" : "D",
        nt_num: paper.number,
        nt_dt: dayInForm(paper.date),
        val: paper.total,
        pos: placeOf(paper),
        itms: itemsOf(paper),
      })),
  };
}

/** A note goes where its invoice went. */
function isLarge({ invoice }: RegisteredPaper, largeFrom: LargeFrom): boolean {
  const { supplier, place_of_supply: place, total, date } = invoice;
  return !isSameState(supplier.state, place) && paiseFromRupees(total) > largeFrom(date);
}

const placeOf = ({ invoice }: RegisteredPaper): string => gstCodeOfState(invoice.place_of_supply) ?? "";

/** Only supplies to other states are named, so there is one head. */
function itemsOf(paper: RegisteredPaper) {
  const { txval, iamt, csamt } = presentAmounts(amountsOf(paper));
  return [{ num: 1, itm_det: { rt: paper.tax.gst, txval, iamt, csamt } }];
}

/** One row for each place and rate; it may be below zero where a month has more notes than invoices. */
function smallOf(papers: readonly RegisteredPaper[]) {
  const sums = new Map<string, { readonly first: RegisteredPaper; amounts: Amounts }>();
  for (const paper of papers) {
    const key = `${placeOf(paper)} ${paper.tax.gst}`;
    const sum = sums.get(key) ?? { first: paper, amounts: noAmounts };
    sum.amounts = plusPaper(sum.amounts, amountsOf(paper), paper);
    sums.set(key, sum);
  }
  return [...sums.entries()]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, { first, amounts }]) => ({
      sply_ty: isSameState(first.invoice.supplier.state, first.invoice.place_of_supply) ? "INTRA" : "INTER",
      rt: first.tax.gst,
      typ: "OE",
      pos: placeOf(first),
      ...presentAmounts(amounts),
    }));
}
