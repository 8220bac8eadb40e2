import { addPaise, maxPaise, minPaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { roundDownToRupee, roundTaxBase, roundTaxToRupee } from "@mandi/shared/money/rounding";

/** A person's totals in a financial year before a bill. */
export interface YearSoFar {
  /** All bills before GST, less what was cancelled. */
  readonly basePaise: Paise;
  /** The part of it on which tax was deducted. */
  readonly portionPaise: Paise;
}

/**
 * The portion of a bill for goods on which tax is deducted: the year's total beyond the limit, less what has already been taxed. A note
 * before it lowers it; one that comes after all bills lowers nothing.
 */
export function portionOfGoods(before: YearSoFar, billPaise: Paise, limitPaise: Paise): Paise {
  const beyond = maxPaise(zeroPaise, subtractPaise(addPaise(before.basePaise, billPaise), limitPaise));
  return maxPaise(zeroPaise, subtractPaise(beyond, before.portionPaise));
}

/** The portion of a bill for freight on which tax is deducted: once the year is beyond its limit, everything not yet taxed; else only a large bill. */
export function portionOfFreight(
  before: YearSoFar,
  billPaise: Paise,
  limits: { readonly yearPaise: Paise; readonly onePaise: Paise },
): Paise {
  const afterPaise = addPaise(before.basePaise, billPaise);
  if (afterPaise > limits.yearPaise) return maxPaise(zeroPaise, subtractPaise(afterPaise, before.portionPaise));
  return billPaise > limits.onePaise ? billPaise : zeroPaise;
}

/** The rates at which tax is deducted: the certificate's on what is left of its ceiling, the statutory rate on the rest. */
export interface TdsRates {
  readonly bp: BasisPoints;
  readonly lower?: { readonly bp: BasisPoints; readonly leftPaise: Paise } | undefined;
}

/** The rates of a bill; a certificate counts only where its rate is lower than the statutory rate on that day. */
export function ratesOf<Lower extends NonNullable<TdsRates["lower"]>>(
  bp: BasisPoints,
  certificate: Lower | undefined,
): { readonly bp: BasisPoints; readonly lower: Lower | undefined } {
  return { bp, lower: certificate !== undefined && certificate.bp < bp ? certificate : undefined };
}

/** What tax is deducted on and the tax; and of both, the part at the certificate's rate. */
export interface Deduction {
  readonly portionPaise: Paise;
  readonly tdsPaise: Paise;
  readonly certifiedPaise: Paise;
  readonly certifiedTdsPaise: Paise;
}

/** The tax on a portion: each part is rounded to the rupee, as the return has a line for each rate. */
export function deductionOf(portionPaise: Paise, { bp, lower }: TdsRates): Deduction {
  const certifiedPaise = lower === undefined ? zeroPaise : minPaise(portionPaise, lower.leftPaise);
  const certifiedTdsPaise = lower === undefined ? zeroPaise : roundTaxToRupee(certifiedPaise, lower.bp);
  const restTdsPaise = roundTaxToRupee(subtractPaise(portionPaise, certifiedPaise), bp);
  return { portionPaise, tdsPaise: addPaise(certifiedTdsPaise, restTdsPaise), certifiedPaise, certifiedTdsPaise };
}

/** As much of a deduction as can be kept back, in whole rupees, the certificate's part first; the rest of its portion bears tax later. */
export function deductionWithin(wanted: Deduction, { bp, lower }: TdsRates, freePaise: Paise): Deduction {
  if (wanted.tdsPaise <= freePaise) return wanted;
  const tdsPaise = maxPaise(zeroPaise, roundDownToRupee(freePaise));
  const { certifiedPaise, certifiedTdsPaise } = wanted;
  if (lower === undefined || certifiedTdsPaise <= tdsPaise) {
    const restPaise = roundTaxBase(subtractPaise(tdsPaise, certifiedTdsPaise), bp);
    return { ...wanted, portionPaise: addPaise(certifiedPaise, restPaise), tdsPaise };
  }
  const taxedPaise = roundTaxBase(tdsPaise, lower.bp);
  return { portionPaise: taxedPaise, tdsPaise, certifiedPaise: taxedPaise, certifiedTdsPaise: tdsPaise };
}
