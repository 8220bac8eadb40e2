import { checkGstin } from "@mandi/shared/format/gstin";
import { gstCodeOfState } from "@mandi/shared/format/state-codes";
import type { SeriesOfMonth } from "../../reads/exports.read";
import type { RegisteredPaper } from "../tax-portal/documents/registered-paper";
import { amountsOf, dayInForm, presentAmounts } from "./gstr1-amounts";
import { type LargeFrom, unregisteredOf } from "./gstr1-b2c";
import { hsnOf } from "./gstr1-hsn";

/** A month's documents of one GSTIN, from which the return is made. */
export interface MonthOfPapers {
  readonly gstin: string;
  /** `2026-11` */
  readonly month: string;
  /** The version of the form that the portal accepts. */
  readonly version: string;
  /** Invoices and notes that count, to buyers with and without a GSTIN. */
  readonly papers: readonly RegisteredPaper[];
  readonly largeFrom: LargeFrom;
  /** Every number that was issued, by kind and year. */
  readonly series: readonly SeriesOfMonth[];
}

/** The numbers of the return's kinds of documents (table 13), in its order. */
const documentKinds = { invoice: 1, "self-invoice": 2, "debit note": 4, "credit note": 5 } as const;

/**
 * Form GSTR-1 of a month in the portal's format: invoices and notes to buyers with and without a GSTIN, goods by HSN net of notes, the
 * numbers that were issued. Amounts of notes that are listed are positive; their type tells credit from debit.
 */
export function gstr1Of({ gstin, month, version, papers, largeFrom, series }: MonthOfPapers) {
  const registered = papers.filter(isToRegistered);
  const unregistered = papers.filter((paper) => !isToRegistered(paper));
  const [year = "", digits = ""] = month.split("-");
  return {
    gstin,
    fp: `${digits}${year}`,
    version,
    // The literal word: the portal's own offline tool writes it into every file, and the portal does not check the hash.
    hash: "hash",
    ...registeredOf(registered),
    ...unregisteredOf(unregistered, largeFrom),
    hsn: { hsn_b2b: hsnOf(registered), hsn_b2c: hsnOf(unregistered) },
    doc_issue: { doc_det: documentsOf(series) },
  };
}

function isToRegistered({ invoice }: RegisteredPaper): boolean {
  return checkGstin(invoice.recipient.gst_number).kind !== "invalid";
}

function registeredOf(papers: readonly RegisteredPaper[]) {
  const invoices = papers.filter(({ type }) => type === "INV");
  const notes = papers.filter(({ type }) => type !== "INV");
  return {
    b2b: byBuyer(invoices).map(([ctin, own]) => ({
      ctin,
      inv: own.map((paper) => ({ inum: paper.number, idt: dayInForm(paper.date), ...bodyOf(paper) })),
    })),
    cdnr: byBuyer(notes).map(([ctin, own]) => ({
      ctin,
      nt: own.map((paper) => ({
        ntty: paper.type === "CRN" ? "C" : "D",
        nt_num: paper.number,
        nt_dt: dayInForm(paper.date),
        ...bodyOf(paper),
      })),
    })),
  };
}

function byBuyer(papers: readonly RegisteredPaper[]): readonly (readonly [string, readonly RegisteredPaper[]])[] {
  const buyers = [...new Set(papers.map(({ invoice }) => invoice.recipient.gst_number))].sort();
  return buyers.map((ctin) => [ctin, papers.filter(({ invoice }) => invoice.recipient.gst_number === ctin)] as const);
}

function bodyOf(paper: RegisteredPaper) {
  return {
    val: paper.total,
    pos: gstCodeOfState(paper.invoice.place_of_supply) ?? "",
    rchrg: "N",
    inv_typ: "R",
    itms: [{ num: 1, itm_det: { rt: paper.tax.gst, ...presentAmounts(amountsOf(paper)) } }],
  };
}

function documentsOf(series: readonly SeriesOfMonth[]) {
  return Object.entries(documentKinds).flatMap(([kind, doc_num]) => {
    const own = series.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    return [
      {
        doc_num,
        docs: own.map(({ from, to, issued, cancelled }, place) => ({
          num: place + 1,
          from,
          to,
          totnum: issued,
          cancel: cancelled,
          net_issue: issued - cancelled,
        })),
      },
    ];
  });
}
