import { inKg, inPaise } from "./arithmetic";

/** A line of a document: what it weighs and costs, in kilograms and paise. */
export interface LineFigures {
  readonly kg: number;
  readonly taxable: number;
  readonly amount: number;
}

/** What a document says, in paise. */
export interface Figures {
  readonly lines: readonly LineFigures[];
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly freight: number;
  readonly roundOff: number;
  readonly total: number;
}

interface Printed {
  readonly lines: readonly { readonly quantity: number; readonly taxable_amount: number; readonly amount: number }[];
  readonly tax: {
    readonly taxable_amount: number;
    readonly cgst: number;
    readonly sgst: number;
    readonly utgst: number;
    readonly igst: number;
  };
  readonly freight?: number;
  readonly round_off?: number;
  readonly total: number;
}

/** The figures that an invoice, bill or part of one prints. */
export function printed({ lines, tax, freight = 0, round_off = 0, total }: Printed): Figures {
  return {
    lines: lines.map(({ quantity, taxable_amount, amount }) => ({
      kg: inKg(quantity),
      taxable: inPaise(taxable_amount),
      amount: inPaise(amount),
    })),
    taxable: inPaise(tax.taxable_amount),
    cgst: inPaise(tax.cgst),
    sgst: inPaise(tax.sgst) + inPaise(tax.utgst),
    igst: inPaise(tax.igst),
    freight: inPaise(freight),
    roundOff: inPaise(round_off),
    total: inPaise(total),
  };
}

/** Where two values differ, by the path to it: `tax.cgst: 12 where 13 is due`. */
export function differences(found: unknown, due: unknown, path = ""): readonly string[] {
  if (Array.isArray(due) || (typeof due === "object" && due !== null)) {
    const keys = new Set([...Object.keys(Object(due)), ...(Array.isArray(due) ? Object.keys(Object(found)) : [])]);
    return [...keys].flatMap((key) =>
      differences(Object(found)[key], Object(due)[key], path === "" ? key : `${path}.${key}`),
    );
  }
  return found === due ? [] : [`${path}: ${JSON.stringify(found)} where ${JSON.stringify(due)} is due`];
}
