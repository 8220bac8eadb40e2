import type { NoteCause, NoteLine, NotePart, TaxInvoice, TaxSplit } from "@mandi/shared/contract/tax-invoice";
import { formatExact } from "@mandi/shared/format/exact";
import { formatKg, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { papers } from "@mandi/shared/messages/papers";
import { type Kilograms, kilograms, sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import {
  addPaise,
  minPaise,
  type Paise,
  paiseFromRupees,
  rupeesFromPaise,
  subtractPaise,
  sumPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { roundLine, roundPart, roundTax, roundToRupee } from "@mandi/shared/money/rounding";
import { type GstHeads, gstOf, gstOn } from "@mandi/shared/pricing/taxed-paper";
import { invalidField } from "../../../platform/errors";
import { shareOut } from "../amounts/order-amounts";
import type { InvoiceRest, LineRest } from "./invoice-rest";

/** What a note is to correct. */
export interface NoteAsk {
  readonly kind: "credit" | "debit";
  readonly cause: NoteCause;
  /** Numbers of the lines that it is about, from 1. */
  readonly positions: readonly number[];
  /**
   * For a weight, the change, shared over the lines; for rate or quality, the weight concerned, of one line. Absent: all that is left.
   */
  readonly quantityKg?: Kilograms;
  /** Per MT before GST; absent for a weight. */
  readonly ratePaise?: Paise;
}

interface NotedLine {
  readonly rest: LineRest;
  /** The weight that a difference of money is about; absent for a weight. */
  readonly aboutKg?: Kilograms;
  readonly quantityKg: Kilograms;
  readonly taxablePaise: Paise;
  readonly freightPaise: Paise;
}

/**
 * The figures of a note: weight at the price charged for the line, rates on the weight concerned, tax by the
 * invoice's rate, heads and place, the total in whole rupees. A note that completes an invoice takes exactly what is left.
 *
 * @throws Refusal 422 naming what is left, when a credit asks for more
 */
export function noteFigures(invoice: TaxInvoice, rest: InvoiceRest, ask: NoteAsk): NotePart {
  const noted = notedLines(rest, ask);
  const freightPaise = sumPaise(noted.map((line) => line.freightPaise));
  if (ask.kind === "credit") refuseMoreThanLeft(noted, freightPaise, rest);
  const lines = noted.filter(({ taxablePaise, freightPaise: freight }) => taxablePaise > 0 || freight > 0);
  if (lines.length === 0) throw invalidField(fieldOf(ask), "This note would have no amount");
  const taxablePaise = sumPaise(noted.map((line) => line.taxablePaise));
  const isLast = ask.kind === "credit" && taxablePaise === rest.taxablePaise;
  const heads = isLast ? rest.heads : sumHeads(lines.map((line) => headsOf(invoice, line.taxablePaise)));
  const exactPaise = addPaise(taxablePaise, gstOf(heads));
  const totalPaise = isLast ? rest.totalPaise : cappedTotal(exactPaise, ask, rest);
  return {
    cause: ask.cause,
    lines: withRest(
      lines.map((line) => presentLine(invoice, line, ask)),
      addPaise(taxablePaise, gstOf(heads)),
    ),
    tax: presentTax(invoice, taxablePaise, heads),
    goods_amount: rupeesFromPaise(addPaise(taxablePaise, gstOf(heads))),
    freight: rupeesFromPaise(freightPaise),
    round_off: rupeesFromPaise(subtractPaise(totalPaise, exactPaise)),
    total: rupeesFromPaise(totalPaise),
  };
}

function cappedTotal(exactPaise: Paise, { kind }: NoteAsk, rest: InvoiceRest): Paise {
  const rounded = roundToRupee(exactPaise);
  return kind === "credit" ? minPaise(rounded, rest.totalPaise) : rounded;
}

function notedLines(rest: InvoiceRest, ask: NoteAsk): readonly NotedLine[] {
  const chosen = rest.lines.filter(({ position }) => ask.positions.includes(position));
  if (ask.cause === "weight") {
    return sharesOf(chosen, ask).map(({ line, quantityKg }) => byWeight(line, ask.kind, quantityKg));
  }
  const { ratePaise } = ask;
  if (ratePaise === undefined) throw new Error(`A note on ${ask.cause} needs a rate`);
  return chosen.map((line) => {
    const quantityKg = ask.quantityKg ?? line.quantityKg;
    if (quantityKg > line.quantityKg)
      throw invalidField("quantity", `Only ${formatKg(line.quantityKg)} is left of this size`);
    const amountPaise = roundLine(ratePaise, quantityKg);
    const freightPaise = ask.cause === "freight" ? amountPaise : zeroPaise;
    return { rest: line, aboutKg: quantityKg, quantityKg: kilograms(0), taxablePaise: amountPaise, freightPaise };
  });
}

interface SharedWeight {
  readonly line: LineRest;
  readonly quantityKg: Kilograms;
}

/** A weight shared over lines in proportion to what is left of each; over-weight in proportion to what was invoiced. */
function sharesOf(lines: readonly LineRest[], { kind, quantityKg }: NoteAsk): readonly SharedWeight[] {
  if (quantityKg === undefined) return lines.map((line) => ({ line, quantityKg: line.quantityKg }));
  const weights = lines.map((line) => ({ line, quantityKg: (kind === "credit" ? line : line.whole).quantityKg }));
  const allKg = sumKilograms(weights.map((weight) => weight.quantityKg));
  if (kind === "credit" && quantityKg > allKg) {
    throw invalidField(
      "quantity",
      `Only ${formatKg(allKg)} is left of this ${lines.length === 1 ? "size" : "invoice"}`,
    );
  }
  if (allKg === 0) return weights;
  return shareOut(
    quantityKg,
    weights.map((weight) => ({ ...weight, lineId: weight.line.position })),
  );
}

/** The last note on a line takes the exact rest; over-weight is charged as the invoice charged the line. */
function byWeight(rest: LineRest, kind: NoteAsk["kind"], quantityKg: Kilograms): NotedLine {
  const base = kind === "credit" ? rest : rest.whole;
  return {
    rest,
    quantityKg,
    taxablePaise: roundPart(base.taxablePaise, quantityKg, base.quantityKg),
    freightPaise: roundPart(base.freightPaise, quantityKg, base.quantityKg),
  };
}

function refuseMoreThanLeft(noted: readonly NotedLine[], freightPaise: Paise, rest: InvoiceRest): void {
  const left = (amount: Paise): string => formatExact(rupeesFromPaise(amount));
  for (const { taxablePaise, rest: line } of noted) {
    if (taxablePaise > line.taxablePaise) {
      throw invalidField("rate", `Only ${left(line.taxablePaise)} before GST is left of this size`);
    }
  }
  if (freightPaise > rest.freightPaise) {
    throw invalidField("rate", `Only ${left(rest.freightPaise)} of freight is left`);
  }
}

const fieldOf = ({ cause }: NoteAsk): string => (cause === "weight" ? "quantity" : "rate");

/** Heads of an amount as the invoice taxed it. */
function headsOf({ tax }: TaxInvoice, taxablePaise: Paise): GstHeads {
  return gstOn(taxablePaise, basisPointsFromPercent(tax.gst), tax.igst === 0);
}

function sumHeads(all: readonly GstHeads[]): GstHeads {
  return {
    centralPaise: sumPaise(all.map(({ centralPaise }) => centralPaise)),
    statePaise: sumPaise(all.map(({ statePaise }) => statePaise)),
    integratedPaise: sumPaise(all.map(({ integratedPaise }) => integratedPaise)),
  };
}

function presentTax({ tax }: TaxInvoice, taxablePaise: Paise, heads: GstHeads): TaxSplit {
  const state = rupeesFromPaise(heads.statePaise);
  const isUnionTerritory = tax.utgst !== 0;
  return {
    gst: tax.gst,
    taxable_amount: rupeesFromPaise(taxablePaise),
    cgst: rupeesFromPaise(heads.centralPaise),
    sgst: isUnionTerritory ? 0 : state,
    utgst: isUnionTerritory ? state : 0,
    igst: rupeesFromPaise(heads.integratedPaise),
  };
}

function presentLine(invoice: TaxInvoice, line: NotedLine, ask: NoteAsk): NoteLine {
  const { rest, quantityKg, taxablePaise } = line;
  return {
    ...rest.line,
    ...differenceOf(invoice, line, ask),
    position: rest.position,
    quantity: tonnesFromKilograms(quantityKg),
    taxable_amount: rupeesFromPaise(taxablePaise),
    amount: rupeesFromPaise(addPaise(taxablePaise, gstOf(headsOf(invoice, taxablePaise)))),
  };
}

/** Lines add up to the note: where it takes the exact rest of each head, the last one takes the paise by which that differs from its lines. */
function withRest(lines: readonly NoteLine[], wholePaise: Paise): NoteLine[] {
  const others = sumPaise(lines.slice(0, -1).map(({ amount }) => paiseFromRupees(amount)));
  return lines.map((line, place) =>
    place === lines.length - 1 ? { ...line, amount: rupeesFromPaise(subtractPaise(wholePaise, others)) } : line,
  );
}

/** A difference of money shows its weight and, like the invoice, a rate with GST. */
function differenceOf(invoice: TaxInvoice, { rest, aboutKg }: NotedLine, { cause, ratePaise }: NoteAsk) {
  if (cause === "weight" || aboutKg === undefined || ratePaise === undefined) return {};
  const gstPaise = roundTax(ratePaise, basisPointsFromPercent(invoice.tax.gst));
  const tonnes = formatWeighedTonnes(tonnesFromKilograms(aboutKg));
  return {
    description: `${rest.line.description}, ${papers.differenceOn[cause](tonnes)}`,
    per_unit_price: rupeesFromPaise(addPaise(ratePaise, gstPaise)),
  };
}
