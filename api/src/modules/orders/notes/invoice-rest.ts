import type { InvoiceLine, NotePart, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { type Kilograms, kilograms, kilogramsFromTonnes, sumKilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise, paiseFromRupees, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
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
  const whole = wholeOf(invoice, position);
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
function wholeOf({ lines, freight }: TaxInvoice, position: number): LineAmounts {
  const weights = lines.map(({ quantity }) => kilogramsFromTonnes(quantity));
  const shares = shareByWeight(paiseFromRupees(freight), weights);
  return {
    quantityKg: weights[position - 1] ?? kilograms(0),
    taxablePaise: paiseFromRupees(lines[position - 1]?.taxable_amount ?? 0),
    freightPaise: shares[position - 1] ?? paise(0),
  };
}

/** Notes give their freight as one sum; it is split over their lines by weight, or over all lines where only the freight changed. */
function freightIn({ lines }: TaxInvoice, notes: readonly NotePart[], position: number): Paise {
  return sumPaise(
    notes.map((note) => {
      const about = note.lines.map((noted) => ({
        position: noted.position,
        kg: kilogramsFromTonnes(note.cause === "weight" ? noted.quantity : (lines[noted.position - 1]?.quantity ?? 0)),
      }));
      const shares = shareByWeight(
        paiseFromRupees(note.freight),
        about.map(({ kg }) => kg),
      );
      return shares[about.findIndex((noted) => noted.position === position)] ?? paise(0);
    }),
  );
}

function shareByWeight(amountPaise: Paise, weights: readonly Kilograms[]): readonly Paise[] {
  const whole = sumKilograms(weights);
  const shares = weights.slice(0, -1).map((kg) => roundPart(amountPaise, kg, whole));
  return [...shares, subtractPaise(amountPaise, sumPaise(shares))];
}
