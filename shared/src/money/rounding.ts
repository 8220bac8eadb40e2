import type { Kilograms } from "./kilograms";
import { kilogramsPerTonne } from "./kilograms";
import { type Paise, paise, paisePerRupee } from "./paise";
import { type BasisPoints, wholeInBasisPoints } from "./percent";

/*
 * Every rounding of the product has a name here (docs/domain.md#prices) and nothing is rounded anywhere else. Products
 * are formed as BigInt: a large order multiplied by a price passes 2^53 long before either factor does.
 */

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

/** To the nearest integer; a half goes up (towards plus infinity, also for negative amounts). */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return floorDivide(2n * numerator + denominator, 2n * denominator);
}

function up(numerator: bigint, denominator: bigint): bigint {
  return -floorDivide(-numerator, denominator);
}

function toPaise(value: bigint): Paise {
  return paise(Number(value));
}

/** Unit price per MT: the amount before tax with GST added, half up to the rupee. */
export function roundUnitPrice(beforeTax: Paise, gst: BasisPoints): Paise {
  const exact = BigInt(beforeTax) * BigInt(wholeInBasisPoints + gst);
  return toPaise(halfUp(exact, BigInt(wholeInBasisPoints * paisePerRupee)) * BigInt(paisePerRupee));
}

/** A price per MT times a quantity: half up to the paisa. */
export function roundLine(pricePerTonne: Paise, quantity: Kilograms): Paise {
  // Unit prices are computed by the thousand, and one MT needs no multiplication.
  if (quantity === kilogramsPerTonne) return pricePerTonne;
  return toPaise(halfUp(BigInt(pricePerTonne) * BigInt(quantity), BigInt(kilogramsPerTonne)));
}

/** The share of an amount for a part of a whole, both whole numbers of one unit: half up to the paisa; zero when the whole is zero. */
export function roundPart(amount: Paise, part: number, whole: number): Paise {
  return whole === 0 ? toPaise(0n) : toPaise(halfUp(BigInt(amount) * BigInt(part), BigInt(whole)));
}

/** Booking amount: a percentage of the for price, up to the rupee. */
export function roundBooking(forPrice: Paise, share: BasisPoints): Paise {
  const rupee = BigInt(paisePerRupee);
  return toPaise(up(BigInt(forPrice) * BigInt(share), BigInt(wholeInBasisPoints) * rupee) * rupee);
}

/** Tax on an amount that does not contain it: half up to the paisa. */
export function roundTax(net: Paise, rate: BasisPoints): Paise {
  return toPaise(halfUp(BigInt(net) * BigInt(rate), BigInt(wholeInBasisPoints)));
}

/** Tax deducted at source from an amount: half up to the rupee. */
export function roundTaxToRupee(net: Paise, rate: BasisPoints): Paise {
  const rupee = BigInt(paisePerRupee);
  return toPaise(halfUp(BigInt(net) * BigInt(rate), BigInt(wholeInBasisPoints) * rupee) * rupee);
}

/** Interest on an amount over days at a rate for a year of 365 days: half up to the paisa. */
export function roundInterest(open: Paise, yearly: BasisPoints, days: number): Paise {
  return toPaise(halfUp(BigInt(open) * BigInt(yearly) * BigInt(days), BigInt(wholeInBasisPoints) * 365n));
}

/** Tax inside an amount that contains it: half up to the paisa. */
export function roundTaxIncluded(gross: Paise, rate: BasisPoints): Paise {
  return toPaise(halfUp(BigInt(gross) * BigInt(rate), BigInt(wholeInBasisPoints + rate)));
}

/** One of two equal heads of tax on an amount that does not contain it: half up to the paisa. */
export function roundHalfTax(net: Paise, rate: BasisPoints): Paise {
  return toPaise(halfUp(BigInt(net) * BigInt(rate), BigInt(2 * wholeInBasisPoints)));
}

/** One of two equal heads of tax inside an amount that contains them: half up to the paisa. */
export function roundHalfTaxIncluded(gross: Paise, rate: BasisPoints): Paise {
  return toPaise(halfUp(BigInt(gross) * BigInt(rate), BigInt(2 * (wholeInBasisPoints + rate))));
}

/** The total of a document: half up to the rupee. */
export function roundToRupee(exact: Paise): Paise {
  return roundToStep(exact, paise(paisePerRupee));
}

/** Half up to a multiple of a step above zero. */
export function roundToStep(exact: Paise, step: Paise): Paise {
  return toPaise(halfUp(BigInt(exact), BigInt(step)) * BigInt(step));
}

/** Up to a multiple of a step above zero. */
export function roundUpToStep(exact: Paise, step: Paise): Paise {
  return toPaise(up(BigInt(exact), BigInt(step)) * BigInt(step));
}

/** Down to a multiple of a step above zero. */
export function roundDownToStep(exact: Paise, step: Paise): Paise {
  return toPaise(floorDivide(BigInt(exact), BigInt(step)) * BigInt(step));
}

/** Down to the rupee: what can be deducted, or the highest price that is still low enough. */
export function roundDownToRupee(exact: Paise): Paise {
  return roundDownToStep(exact, paise(paisePerRupee));
}

/** What a tax at a rate was deducted on: down to the paisa. */
export function roundTaxBase(tax: Paise, rate: BasisPoints): Paise {
  return toPaise(floorDivide(BigInt(tax) * BigInt(wholeInBasisPoints), BigInt(rate)));
}

/** An estimate, calculated in fractions of a paisa: half up to the paisa. */
export function roundEstimate(estimated: number): Paise {
  return paise(Math.round(estimated));
}

/** Rupees that are only shown or compared as whole rupees: half up to the rupee. */
export function wholeRupees(rupees: number): number {
  return Math.round(rupees);
}

/** An amount per MT of a quantity, for display: half up to the paisa. Zero for no quantity. */
export function roundPerTonne(amount: Paise, quantity: Kilograms): Paise {
  return quantity === 0 ? toPaise(0n) : toPaise(halfUp(BigInt(amount) * BigInt(kilogramsPerTonne), BigInt(quantity)));
}
