import type { Kilograms } from "../money/kilograms";
import { addPaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "../money/paise";
import type { BasisPoints } from "../money/percent";
import {
  roundHalfTax,
  roundHalfTaxIncluded,
  roundLine,
  roundTax,
  roundTaxIncluded,
  roundToRupee,
} from "../money/rounding";

/** The heads of GST. Inside a state the first two are equal; the second is UTGST in a territory that charges it. */
export interface GstHeads {
  readonly centralPaise: Paise;
  readonly statePaise: Paise;
  readonly integratedPaise: Paise;
}

/** Goods of one size as a document taxes them: rates per MT before GST. */
export interface TaxableLine {
  readonly ratePaise: Paise;
  /** Zero where the document has no freight. */
  readonly freightPaise: Paise;
  readonly quantityKg: Kilograms;
  readonly gstBp: BasisPoints;
}

/** Amounts with their tax. `goodsPaise` and `freightPaise` add up to `taxablePaise`. */
interface TaxedAmounts {
  readonly goodsPaise: Paise;
  readonly freightPaise: Paise;
  readonly taxablePaise: Paise;
  readonly heads: GstHeads;
}

/** A line with its tax, and what was taxed. */
export type TaxedLine<Line = TaxableLine> = TaxedAmounts & { readonly of: Line };

/**
 * The result of a document (docs/domain.md#gst-on-a-document): taxable amount, heads and round-off add up to what is
 * payable.
 */
export interface TaxedPaper<Line = TaxableLine> extends TaxedAmounts {
  readonly lines: readonly TaxedLine<Line>[];
  /** Signed, from −49 to 50 paise. */
  readonly roundOffPaise: Paise;
  /** Whole rupees. */
  readonly payablePaise: Paise;
}

/** GST on an amount that does not contain it. */
export function gstOn(taxablePaise: Paise, rate: BasisPoints, isSameState: boolean): GstHeads {
  return isSameState
    ? halves(roundHalfTax(taxablePaise, rate))
    : { ...halves(zeroPaise), integratedPaise: roundTax(taxablePaise, rate) };
}

/** GST inside an amount that contains it. */
export function gstInside(grossPaise: Paise, rate: BasisPoints, isSameState: boolean): GstHeads {
  return isSameState
    ? halves(roundHalfTaxIncluded(grossPaise, rate))
    : { ...halves(zeroPaise), integratedPaise: roundTaxIncluded(grossPaise, rate) };
}

/** The GST of all heads. */
export function gstOf({ centralPaise, statePaise, integratedPaise }: GstHeads): Paise {
  return sumPaise([centralPaise, statePaise, integratedPaise]);
}

/**
 * Taxes the lines of a document: each line separately, heads are sums of lines, only the total is rounded to the rupee.
 */
export function taxPaper<Line extends TaxableLine>(lines: readonly Line[], isSameState: boolean): TaxedPaper<Line> {
  return sumUp(lines.map((line) => taxLine(line, isSameState)));
}

function taxLine<Line extends TaxableLine>(line: Line, isSameState: boolean): TaxedLine<Line> {
  const { ratePaise, freightPaise, quantityKg, gstBp } = line;
  const taxablePaise = roundLine(addPaise(ratePaise, freightPaise), quantityKg);
  const goodsPaise = roundLine(ratePaise, quantityKg);
  return {
    of: line,
    goodsPaise,
    freightPaise: subtractPaise(taxablePaise, goodsPaise),
    taxablePaise,
    heads: gstOn(taxablePaise, gstBp, isSameState),
  };
}

function sumUp<Line>(lines: readonly TaxedLine<Line>[]): TaxedPaper<Line> {
  const sumOf = (part: (line: TaxedAmounts) => Paise): Paise => sumPaise(lines.map(part));
  const heads = {
    centralPaise: sumOf((line) => line.heads.centralPaise),
    statePaise: sumOf((line) => line.heads.statePaise),
    integratedPaise: sumOf((line) => line.heads.integratedPaise),
  };
  const taxablePaise = sumOf((line) => line.taxablePaise);
  const exactPaise = addPaise(taxablePaise, gstOf(heads));
  const payablePaise = roundToRupee(exactPaise);
  return {
    lines,
    goodsPaise: sumOf((line) => line.goodsPaise),
    freightPaise: sumOf((line) => line.freightPaise),
    taxablePaise,
    heads,
    roundOffPaise: subtractPaise(payablePaise, exactPaise),
    payablePaise,
  };
}

function halves(halfPaise: Paise): GstHeads {
  return { centralPaise: halfPaise, statePaise: halfPaise, integratedPaise: zeroPaise };
}
