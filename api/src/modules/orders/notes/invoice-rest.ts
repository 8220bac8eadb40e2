import type { InvoiceLine, NotePart, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { type Kilograms, kilograms, kilogramsFromTonnes, sumKilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paiseFromRupees, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import { roundPart } from "@mandi/shared/money/rounding";
import type { GstHeads } from "@mandi/shared/pricing/taxed-paper";

interface LineAmounts {
  readonly quantityKg: Kilograms;
  readonly taxablePaise: Paise;
  /** The line's share of the invoice's freight, by weight. */
  readonly freightPaise: Paise;
}

/** The notes on an invoice so far: a debit note adds to what can be credited, because a mistaken credit is corrected by one. */
export interface EarlierNotes {
  readonly credits: readonly NotePart[];
  readonly debits: readonly NotePart[];
}

/** What is left of a line after earlier notes, and what it was. */
export interface LineRest extends LineAmounts {
  /** From 1. */
  readonly position: number;
  readonly line: InvoiceLine;
  readonly whole: LineAmounts;
}

/** What is left of an invoice after earlier notes. */
export interface InvoiceRest {
  readonly lines: readonly LineRest[];
  readonly taxablePaise: Paise;
  readonly freightPaise: Paise;
  readonly heads: GstHeads;
  readonly totalPaise: Paise;
}

/** What is left of an invoice after earlier notes: what it charged and debit notes added, less what was credited. */
export function restOf(invoice: TaxInvoice, { credits, debits }: EarlierNotes): InvoiceRest {
  const left = (figure: (of: Figures) => number): Paise => {
    const sum = (of: readonly Figures[]): Paise => sumPaise(of.map((one) => paiseFromRupees(figure(one))));
    return subtractPaise(sum([invoice, ...debits]), sum(credits));
  };
  return {
    lines: invoice.lines.map((line, index) => restOfLine(invoice, { credits, debits }, { line, position: index + 1 })),
    taxablePaise: left(({ tax }) => tax.taxable_amount),
    freightPaise: left(({ freight }) => freight),
    heads: {
      centralPaise: left(({ tax }) => tax.cgst),
      statePaise: addPaise(
        left(({ tax }) => tax.sgst),
        left(({ tax }) => tax.utgst),
      ),
      integratedPaise: left(({ tax }) => tax.igst),
    },
    totalPaise: left(({ total }) => total),
  };
}

type Figures = Pick<TaxInvoice, "tax" | "freight" | "total">;

function restOfLine(
  invoice: TaxInvoice,
  { credits, debits }: EarlierNotes,
  { line, position }: { readonly line: InvoiceLine; readonly position: number },
): LineRest {
  const whole = wholeOf(invoice, { line, position });
  const [taken, added] = [amountsIn(invoice, credits, position), amountsIn(invoice, debits, position)];
  return {
    line,
    position,
    whole,
    quantityKg: kilograms(whole.quantityKg + added.quantityKg - taken.quantityKg),
    taxablePaise: subtractPaise(addPaise(whole.taxablePaise, added.taxablePaise), taken.taxablePaise),
    freightPaise: subtractPaise(addPaise(whole.freightPaise, added.freightPaise), taken.freightPaise),
  };
}

/** What notes say about a line. */
function amountsIn(invoice: TaxInvoice, notes: readonly NotePart[], position: number): LineAmounts {
  const noted = notes.flatMap(({ lines }) => lines.filter((line) => line.position === position));
  return {
    quantityKg: sumKilograms(noted.map(({ quantity }) => kilogramsFromTonnes(quantity))),
    taxablePaise: sumPaise(noted.map((line) => paiseFromRupees(line.taxable_amount))),
    freightPaise: freightIn(invoice, notes, position),
  };
}

/** A line as it was invoiced. The last one takes the rounding remainder of the freight. */
function wholeOf(
  { lines, freight }: TaxInvoice,
  { line, position }: { readonly line: InvoiceLine; readonly position: number },
): LineAmounts {
  const weights = lines.map(({ quantity }, index) => ({ position: index + 1, kg: kilogramsFromTonnes(quantity) }));
  return {
    quantityKg: kilogramsFromTonnes(line.quantity),
    taxablePaise: paiseFromRupees(line.taxable_amount),
    freightPaise: shareOf(paiseFromRupees(freight), weights, position),
  };
}

/** Notes give their freight as one sum; it is split over their lines by weight, or over all lines where only the freight changed. */
function freightIn({ lines }: TaxInvoice, notes: readonly NotePart[], position: number): Paise {
  return sumPaise(
    notes.map((note) => {
      const about = note.lines.map((noted) => {
        const invoiced = lines[noted.position - 1];
        if (invoiced === undefined) throw new Error(`A note is about line ${noted.position}, which its invoice lacks`);
        const { quantity } = note.cause === "weight" ? noted : invoiced;
        return { position: noted.position, kg: kilogramsFromTonnes(quantity) };
      });
      return shareOf(paiseFromRupees(note.freight), about, position);
    }),
  );
}

interface LineWeight {
  readonly position: number;
  readonly kg: Kilograms;
}

/** A line's share of an amount by weight, nothing for a line without one; the last line takes the rounding remainder. */
function shareOf(amountPaise: Paise, weights: readonly LineWeight[], position: number): Paise {
  const whole = sumKilograms(weights.map(({ kg }) => kg));
  const shares = weights.slice(0, -1).map((line) => ({ ...line, paise: roundPart(amountPaise, line.kg, whole) }));
  if (weights.at(-1)?.position === position)
    return subtractPaise(amountPaise, sumPaise(shares.map((share) => share.paise)));
  return sumPaise(shares.filter((share) => share.position === position).map((share) => share.paise));
}
