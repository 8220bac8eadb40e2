import type { Kilograms } from "../money/kilograms";
import type { Paise } from "../money/paise";

/** The kinds of step, in the order in which the calculation dialog and the waterfall show them. */
export const priceStepKinds = [
  "base",
  "loading",
  "insurance",
  "quality_charge",
  "other",
  "size",
  "quality",
  "packaging",
  "gst",
  "rounding",
] as const;

/** One of the steps from base price to ex price. */
export type PriceStepKind = (typeof priceStepKinds)[number];

/** One bar of the waterfall: what it adds (signed) and the sum after it. */
export interface PriceStep {
  readonly kind: PriceStepKind;
  /** The charge's own name, for the kind "other" only. */
  readonly name: string | null;
  readonly amountPaise: Paise;
  readonly runningPaise: Paise;
}

/**
 * A price with every step that led to it: the steps add up exactly to the ex price, which with the freight is the for
 * price.
 */
export interface PriceBreakdown {
  readonly steps: readonly PriceStep[];
  readonly quantityKg: Kilograms;
  /** loading + insurance + quality_charge + signed other charges (docs/domain.md#prices). */
  readonly totalChargesPaise: Paise;
  /** Before GST: base + total charges + size + quality + packaging (total_amount, docs/domain.md#prices). */
  readonly totalAmountPaise: Paise;
  readonly gstPaise: Paise;
  /** Including GST. For one MT it is the unit price: per_unit_price of a line, ex_price of a product card. */
  readonly exPaise: Paise;
  readonly freightPaise: Paise;
  readonly forPaise: Paise;
}
