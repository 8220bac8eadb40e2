import type { InvoiceLine, NotePart, TaxInvoice, TaxSplit } from "@mandi/shared/contract/tax-invoice";
import { type Kilograms, kilograms, kilogramsFromTonnes, sumKilograms } from "@mandi/shared/money/kilograms";
import { type Paise, paise, paiseFromRupees, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import type { GstHeads } from "@mandi/shared/pricing/taxed-paper";

interface LineAmounts {
  readonly quantityKg: Kilograms;
  readonly taxablePaise: Paise;
  /** The line's share of the invoice's freight, by weight. */
  readonly freightPaise: Paise;
}

/** What is left of a line after earlier credit notes, and what it was. */
export interface LineRest extends LineAmounts {
  /** From 1. */
  readonly position: number;
  readonly line: InvoiceLine;
  readonly whole: LineAmounts;
}

/** What is left of an invoice after earlier credit notes. */
export interface InvoiceRest {
  readonly lines: readonly LineRest[];
  readonly taxablePaise: Paise;
  readonly freightPaise: Paise;
  readonly heads: GstHeads;
  readonly totalPaise: Paise;
}

/** A weight's share of an amount, rounded half up to the paisa; the whole amount for the whole weight. */
export function partOf(amountPaise: Paise, quantityKg: Kilograms, wholeKg: Kilograms): Paise {
  if (wholeKg === 0) return paise(0);
  const share = (2n * BigInt(amountPaise) * BigInt(quantityKg) + BigInt(wholeKg)) / (2n * BigInt(wholeKg));
  return paise(Number(share));
}

/** What is left of an invoice after earlier credit notes. */
export function restOf(invoice: TaxInvoice, earlier: readonly NotePart[]): InvoiceRest {
  const minus = (amount: number, taken: readonly number[]): Paise =>
    subtractPaise(paiseFromRupees(amount), sumPaise(taken.map(paiseFromRupees)));
  return {
    lines: invoice.lines.map((line, index) => restOfLine(invoice, earlier, { line, position: index + 1 })),
    taxablePaise: minus(
      invoice.tax.taxable_amount,
      earlier.map(({ tax }) => tax.taxable_amount),
    ),
    freightPaise: minus(
      invoice.freight,
      earlier.map(({ freight }) => freight),
    ),
    heads: headsLeft(
      invoice.tax,
      earlier.map(({ tax }) => tax),
    ),
    totalPaise: minus(
      invoice.total,
      earlier.map(({ total }) => total),
    ),
  };
}

function headsLeft(tax: TaxSplit, taken: readonly TaxSplit[]): GstHeads {
  const left = (head: (of: TaxSplit) => number): Paise =>
    subtractPaise(paiseFromRupees(head(tax)), sumPaise(taken.map((of) => paiseFromRupees(head(of)))));
  return {
    centralPaise: left(({ cgst }) => cgst),
    statePaise: left(({ sgst, utgst }) => sgst + utgst),
    integratedPaise: left(({ igst }) => igst),
  };
}

function restOfLine(
  invoice: TaxInvoice,
  earlier: readonly NotePart[],
  { line, position }: { readonly line: InvoiceLine; readonly position: number },
): LineRest {
  const taken = earlier.flatMap(({ lines }) => lines.filter((noted) => noted.position === position));
  const whole = wholeOf(invoice, position);
  const quantityKg = kilograms(
    whole.quantityKg - sumKilograms(taken.map(({ quantity }) => kilogramsFromTonnes(quantity))),
  );
  return {
    line,
    position,
    whole,
    quantityKg,
    taxablePaise: subtractPaise(
      whole.taxablePaise,
      sumPaise(taken.map((noted) => paiseFromRupees(noted.taxable_amount))),
    ),
    freightPaise: subtractPaise(whole.freightPaise, freightTaken(invoice, earlier, position)),
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
function freightTaken({ lines }: TaxInvoice, earlier: readonly NotePart[], position: number): Paise {
  return sumPaise(
    earlier.map((note) => {
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
  const shares = weights.slice(0, -1).map((kg) => partOf(amountPaise, kg, whole));
  return [...shares, subtractPaise(amountPaise, sumPaise(shares))];
}
