import { gstCodeOfState } from "@mandi/shared/format/state-codes";
import { type Kilograms, kilograms, kilogramsFromTonnes, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import {
  addPaise,
  type Paise,
  paiseFromRupees,
  rupeesFromPaise,
  subtractPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import { lineTax, type RegisteredPaper } from "../tax-portal/documents/registered-paper";

/** A month's documents of one GSTIN, from which the return is made. */
export interface MonthOfPapers {
  readonly gstin: string;
  /** `2026-11` */
  readonly month: string;
  /** The version of the form that the portal accepts. */
  readonly version: string;
  readonly papers: readonly RegisteredPaper[];
  /** Every number that was issued, in the order of its series. */
  readonly series: readonly {
    readonly kind: "invoice" | "credit note" | "debit note";
    readonly from: string;
    readonly to: string;
    readonly issued: number;
    readonly cancelled: number;
  }[];
}

interface Amounts {
  readonly taxable: Paise;
  readonly integrated: Paise;
  readonly central: Paise;
  readonly state: Paise;
}

const nothing: Amounts = { taxable: zeroPaise, integrated: zeroPaise, central: zeroPaise, state: zeroPaise };

/** The numbers of the return's kinds of documents. */
const documentKinds = { invoice: 1, "debit note": 4, "credit note": 5 } as const;

/**
 * Form GSTR-1 of a month in the portal's format: invoices and notes to registered buyers, goods by HSN net of notes, the numbers
 * that were issued. Amounts of notes are positive; their type tells credit from debit.
 */
export function gstr1Of({ gstin, month, version, papers, series }: MonthOfPapers) {
  const invoices = papers.filter(({ type }) => type === "INV");
  const notes = papers.filter(({ type }) => type !== "INV");
  const [year = "", digits = ""] = month.split("-");
  return {
    gstin,
    fp: `${digits}${year}`,
    version,
    // The literal word: the portal's own offline tool writes it into every file, and the portal does not check the hash.
    hash: "hash",
    b2b: byBuyer(invoices).map(([ctin, own]) => ({
      ctin,
      inv: own.map((paper) => ({ inum: paper.number, idt: dayOf(paper.date), ...bodyOf(paper) })),
    })),
    cdnr: byBuyer(notes).map(([ctin, own]) => ({
      ctin,
      nt: own.map((paper) => ({
        ntty: paper.type === "CRN" ? "C" : "D",
        nt_num: paper.number,
        nt_dt: dayOf(paper.date),
        ...bodyOf(paper),
      })),
    })),
    hsn: { hsn_b2b: hsnOf(papers), hsn_b2c: [] },
    doc_issue: { doc_det: documentsOf(series) },
  };
}

function byBuyer(papers: readonly RegisteredPaper[]): readonly (readonly [string, readonly RegisteredPaper[]])[] {
  const buyers = [...new Set(papers.map(({ invoice }) => invoice.recipient.gst_number))].sort();
  return buyers.map((ctin) => [ctin, papers.filter(({ invoice }) => invoice.recipient.gst_number === ctin)] as const);
}

/** `20-11-2026` */
const dayOf = (day: string): string => day.split("-").reverse().join("-");

function bodyOf(paper: RegisteredPaper) {
  return {
    val: paper.total,
    pos: gstCodeOfState(paper.invoice.place_of_supply) ?? "",
    rchrg: "N",
    inv_typ: "R",
    itms: [{ num: 1, itm_det: { rt: paper.tax.gst, ...presentAmounts(amountsOf(paper)) } }],
  };
}

/** A document's figures in full. */
export function amountsOf({ tax }: RegisteredPaper): Amounts {
  return {
    taxable: paiseFromRupees(tax.taxable_amount),
    integrated: paiseFromRupees(tax.igst),
    central: paiseFromRupees(tax.cgst),
    state: addPaise(paiseFromRupees(tax.sgst), paiseFromRupees(tax.utgst)),
  };
}

function presentAmounts({ taxable, integrated, central, state }: Amounts) {
  return {
    txval: rupeesFromPaise(taxable),
    iamt: rupeesFromPaise(integrated),
    camt: rupeesFromPaise(central),
    samt: rupeesFromPaise(state),
    csamt: 0,
  };
}

interface HsnSum {
  readonly hsn: string;
  readonly rate: number;
  readonly description: string;
  quantityKg: Kilograms;
  amounts: Amounts;
}

/** Goods by HSN and rate, less credit notes. */
function hsnOf(papers: readonly RegisteredPaper[]) {
  const sums = new Map<string, HsnSum>();
  for (const paper of papers) {
    const sign = paper.type === "CRN" ? -1 : 1;
    for (const line of paper.lines) {
      const key = `${line.hsn} ${paper.tax.gst}`;
      const sum = sums.get(key) ?? {
        hsn: line.hsn,
        rate: paper.tax.gst,
        description: line.description.slice(0, 30),
        quantityKg: kilograms(0),
        amounts: nothing,
      };
      sum.quantityKg = kilograms(sum.quantityKg + sign * kilogramsFromTonnes(line.quantity));
      sum.amounts = plus(sum.amounts, { taxable: paiseFromRupees(line.taxable_amount), ...lineTax(paper, line) }, sign);
      sums.set(key, sum);
    }
  }
  return [...sums.values()].map(({ hsn, rate, description, quantityKg, amounts }, place) => ({
    num: place + 1,
    hsn_sc: hsn,
    desc: description,
    uqc: "MTS",
    qty: tonnesFromKilograms(quantityKg),
    rt: rate,
    ...presentAmounts(amounts),
  }));
}

function plus(one: Amounts, other: Amounts, sign: 1 | -1): Amounts {
  const add = sign === 1 ? addPaise : subtractPaise;
  return {
    taxable: add(one.taxable, other.taxable),
    integrated: add(one.integrated, other.integrated),
    central: add(one.central, other.central),
    state: add(one.state, other.state),
  };
}

function documentsOf(series: MonthOfPapers["series"]) {
  return (["invoice", "debit note", "credit note"] as const).flatMap((kind) => {
    const own = series.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    return [
      {
        doc_num: documentKinds[kind],
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
