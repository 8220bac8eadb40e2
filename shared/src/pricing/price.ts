import { addPaise, negatePaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "../money/paise";
import type { BasisPoints } from "../money/percent";
import { roundTax, roundUnitPrice } from "../money/rounding";

/** A named charge per MT that a listing adds or takes off. */
export interface OtherCharge {
  readonly name: string;
  readonly operator: "+" | "-";
  readonly pricePaise: Paise;
}

/** Everything that makes the price of one MT of one size; all amounts are per MT and before GST. */
export interface PriceInput {
  readonly basePaise: Paise;
  readonly loadingPaise: Paise;
  readonly insurancePaise: Paise;
  /** The listing's quality_charge: the inspection, not the price of the chosen quality. */
  readonly qualityChargePaise: Paise;
  readonly otherCharges: readonly OtherCharge[];
  readonly sizePaise: Paise;
  readonly qualityPaise: Paise;
  readonly packagingPaise: Paise;
  readonly gst: BasisPoints;
}

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

/** One of the steps from base price to unit price. */
export type PriceStepKind = (typeof priceStepKinds)[number];

/** One bar of the waterfall: what it adds (signed) and where the sum is after it. */
export interface PriceStep {
  readonly kind: PriceStepKind;
  /** The charge's own name, for the kind "other" only. */
  readonly name: string | null;
  readonly amountPaise: Paise;
  readonly runningPaise: Paise;
}

/** The price of one MT with every step that led to it. The steps sum exactly to the unit price. */
export interface PriceBreakdown {
  readonly steps: readonly PriceStep[];
  /** loading + insurance + quality_charge + signed other charges (docs/domain.md#prices). */
  readonly totalChargesPaise: Paise;
  /** Before GST: base + total charges + size + quality + packaging (total_amount, docs/domain.md#prices). */
  readonly totalAmountPaise: Paise;
  readonly gstPaise: Paise;
  /** Per MT including GST, half up to the rupee: per_unit_price of a line, ex_price of a product card. */
  readonly unitPricePaise: Paise;
}

function signed(charge: OtherCharge): Paise {
  return charge.operator === "-" ? negatePaise(charge.pricePaise) : charge.pricePaise;
}

/**
 * THE price function (docs/domain.md#prices): browser and server both call it, so a price on a page is the price
 * that is charged.
 */
export function calculatePrice(input: PriceInput): PriceBreakdown {
  const totalChargesPaise = sumPaise([
    input.loadingPaise,
    input.insurancePaise,
    input.qualityChargePaise,
    ...input.otherCharges.map(signed),
  ]);
  const totalAmountPaise = sumPaise([
    input.basePaise,
    totalChargesPaise,
    input.sizePaise,
    input.qualityPaise,
    input.packagingPaise,
  ]);
  const gstPaise = roundTax(totalAmountPaise, input.gst);
  const unitPricePaise = roundUnitPrice(totalAmountPaise, input.gst);
  const roundingPaise = subtractPaise(unitPricePaise, addPaise(totalAmountPaise, gstPaise));

  let runningPaise = zeroPaise;
  const step = (kind: PriceStepKind, amountPaise: Paise, name: string | null = null): PriceStep => {
    runningPaise = addPaise(runningPaise, amountPaise);
    return { kind, name, amountPaise, runningPaise };
  };
  const steps = [
    step("base", input.basePaise),
    step("loading", input.loadingPaise),
    step("insurance", input.insurancePaise),
    step("quality_charge", input.qualityChargePaise),
    ...input.otherCharges.map((charge) => step("other", signed(charge), charge.name)),
    step("size", input.sizePaise),
    step("quality", input.qualityPaise),
    step("packaging", input.packagingPaise),
    step("gst", gstPaise),
    step("rounding", roundingPaise),
  ];
  return { steps, totalChargesPaise, totalAmountPaise, gstPaise, unitPricePaise };
}
