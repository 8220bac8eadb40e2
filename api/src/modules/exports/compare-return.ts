import { checkGstin } from "@mandi/shared/format/gstin";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { IssuedPaper } from "../papers/paper";
import type { ExportDifference } from "./export-difference";
import type { Gstr1Form } from "./gstr1-form";
import { type MonthReturn, readForm } from "./month-return.service";
import { isCounted, printedFigures } from "./paper-figures";

/** Sums of a group of documents or rows: amounts in paise, weight in kilograms, credits subtracted. */
type Sums = Record<"documents" | "value" | "taxable" | "integrated" | "central" | "state" | "weight", number>;

const none: Sums = { documents: 0, value: 0, taxable: 0, integrated: 0, central: 0, state: 0, weight: 0 };

/** What two ways of counting have in common; documents of table 7 are in no list. */
const listed = ["documents", "value", "taxable", "integrated", "central", "state"] as const;
const taxed = ["taxable", "integrated", "central", "state"] as const;
const goods = [...taxed, "weight"] as const;

/**
 * What differs between a month's return, read from the text that would be filed, and the documents of that month: tables of buyers with and
 * without a GSTIN, goods by HSN, and the numbers that were issued.
 */
export function compareReturn({ gstin, issued, leftOut, text }: MonthReturn): readonly ExportDifference[] {
  const form = readForm(text);
  const counted = issued.filter((paper) => isCounted(paper) && !leftOut.includes(paper));
  const [registered, others] = [sumPapers(counted.filter(isToRegistered)), sumPapers(counted.filter(isToOthers))];
  const [toRegistered, toOthers] = [registeredOf(form), unregisteredOf(form)];
  const name = (table: string): string => `GSTR-1 of ${gstin}, ${table}`;
  return [
    ...unlike(name("b2b and cdnr"), [registered, toRegistered], listed),
    ...unlike(name("b2cl, b2cs and cdnur"), [others, toOthers], taxed),
    ...unlike(name("hsn_b2b"), [{ ...toRegistered, weight: registered.weight }, hsnSums(form.hsn.hsn_b2b)], goods),
    ...unlike(name("hsn_b2c"), [{ ...toOthers, weight: others.weight }, hsnSums(form.hsn.hsn_b2c)], goods),
    ...compareNumbers(name("doc_issue"), issued, form),
  ];
}

/** The GST of a return, in paise. */
export function returnedTax(text: string): number {
  const form = readForm(text);
  return [registeredOf(form), unregisteredOf(form)].reduce(
    (sum, { integrated, central, state }) => sum + integrated + central + state,
    0,
  );
}

const isToOthers = (paper: IssuedPaper): boolean => paper.kind !== "self-invoice" && !isToRegistered(paper);

function isToRegistered({ kind, snapshot }: IssuedPaper): boolean {
  if (kind === "self-invoice") return false;
  const { recipient } = "invoice" in snapshot ? snapshot.invoice : Object(snapshot);
  return checkGstin(recipient.gst_number).kind !== "invalid";
}

function sumPapers(papers: readonly IssuedPaper[]): Sums {
  return addUp(
    papers.map((paper) => {
      const figures = printedFigures(paper);
      if (figures === null) return none;
      const { tax, lines, total } = figures;
      const sums = {
        value: paiseFromRupees(total),
        taxable: paiseFromRupees(tax.taxable_amount),
        integrated: paiseFromRupees(tax.igst),
        central: paiseFromRupees(tax.cgst),
        state: paiseFromRupees(tax.sgst) + paiseFromRupees(tax.utgst),
        weight: lines.reduce((sum, { quantity }) => sum + kilogramsFromTonnes(quantity), 0),
      };
      return { ...signed(sums, paper.kind === "credit note"), documents: 1 };
    }),
  );
}

function registeredOf({ b2b, cdnr }: Gstr1Form): Sums {
  return addUp([
    ...b2b.flatMap(({ inv }) => inv.map((invoice) => rowSums(invoice))),
    ...cdnr.flatMap(({ nt }) => nt.map((note) => rowSums(note))),
  ]);
}

function unregisteredOf({ b2cl, b2cs, cdnur }: Gstr1Form): Sums {
  return addUp([
    ...b2cl.flatMap(({ inv }) => inv.map((invoice) => rowSums(invoice))),
    ...cdnur.map((note) => rowSums(note)),
    ...b2cs.map((row) => rowSums({ val: 0, itms: [{ itm_det: row }] })),
  ]);
}

interface FiledRow {
  readonly ntty?: string;
  readonly val: number;
  readonly itms: readonly { readonly itm_det: FiledAmounts }[];
}
interface FiledAmounts {
  readonly txval: number;
  readonly iamt: number;
  /** Absent in tables of supplies to other states. */
  readonly camt?: number;
  readonly samt?: number;
}

function rowSums({ ntty, val, itms }: FiledRow): Sums {
  const sums = { ...addUp(itms.map(({ itm_det }) => amountSums(itm_det))), value: paiseFromRupees(val) };
  return { ...signed(sums, ntty === "C"), documents: 1 };
}

function amountSums({ txval, iamt, camt = 0, samt = 0 }: FiledAmounts): Sums {
  const [taxable, integrated, central, state] = [txval, iamt, camt, samt].map(paiseFromRupees);
  return { ...none, taxable: taxable ?? 0, integrated: integrated ?? 0, central: central ?? 0, state: state ?? 0 };
}

function hsnSums(rows: Gstr1Form["hsn"]["hsn_b2b"]): Sums {
  return addUp(rows.map((row) => ({ ...amountSums(row), weight: kilogramsFromTonnes(row.qty) })));
}

function signed(sums: Partial<Sums>, isCredit: boolean): Sums {
  return addUp([{ ...none, ...sums }], isCredit ? -1 : 1);
}

function addUp(all: readonly Sums[], sign: 1 | -1 = 1): Sums {
  const total = { ...none };
  for (const one of all) {
    for (const figure of [...listed, "weight"] as const) total[figure] += sign * one[figure];
  }
  return total;
}

/** Amounts are in rupees, the rest as named. */
const units: Partial<Record<keyof Sums, { readonly divisor: number; readonly unit?: "MT" | "count" }>> = {
  documents: { divisor: 1, unit: "count" },
  weight: { divisor: 1_000, unit: "MT" },
};

function unlike(
  name: string,
  [papers, filed]: readonly [Sums, Sums],
  figures: readonly (keyof Sums)[],
): readonly ExportDifference[] {
  return figures.flatMap((figure) => {
    if (papers[figure] === filed[figure]) return [];
    const { divisor, unit } = units[figure] ?? { divisor: 100 };
    const [counted, said] = [papers[figure] / divisor, filed[figure] / divisor];
    return [{ what: `${name}: ${figure}`, papers: counted, books: said, ...(unit !== undefined && { unit }) }];
  });
}

const kindsOfForm: Readonly<Record<number, IssuedPaper["kind"]>> = {
  1: "invoice",
  2: "self-invoice",
  4: "debit note",
  5: "credit note",
};

/** Numbers used and cancelled by kind; a range has to be as long as the count of its numbers. */
function compareNumbers(name: string, issued: readonly IssuedPaper[], form: Gstr1Form): readonly ExportDifference[] {
  return Object.entries(kindsOfForm).flatMap(([number, kind]) => {
    const own = issued.filter((paper) => paper.kind === kind);
    const docs = form.doc_issue.doc_det.filter(({ doc_num }) => doc_num === Number(number)).flatMap(({ docs }) => docs);
    const sum = (of: (doc: (typeof docs)[number]) => number): number => docs.reduce((total, doc) => total + of(doc), 0);
    const counts = [
      { what: "issued", papers: own.length, books: sum(({ totnum }) => totnum) },
      { what: "in the range", papers: own.length, books: sum(({ from, to }) => serial(to) - serial(from) + 1) },
      {
        what: "cancelled",
        papers: own.filter((paper) => !isCounted(paper)).length,
        books: sum(({ cancel }) => cancel),
      },
      { what: "left", papers: own.filter(isCounted).length, books: sum(({ net_issue }) => net_issue) },
    ];
    return counts.flatMap(({ what, papers, books }) =>
      papers === books ? [] : [{ what: `${name}: ${kind}, ${what}`, papers, books, unit: "count" as const }],
    );
  });
}

/** The last six digits of our numbers count within their series. */
const serial = (number: string): number => Number(number.slice(-6));
