import { type Kilograms, kilograms, kilogramsPerTonne, sumKilograms } from "../money/kilograms";
import { addPaise, negatePaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "../money/paise";
import { roundLine, roundTax, roundUnitPrice } from "../money/rounding";
import type { PriceBreakdown, PriceStep, PriceStepKind } from "./price-breakdown";
import type { OtherCharge, PriceTerms } from "./price-terms";

/** Sizes at one base price: how much of each, and what the size adds per MT before GST. */
export interface SizedGoods {
  readonly basePaise: Paise;
  readonly terms: PriceTerms;
  readonly sizes: readonly { readonly sizePaise: Paise; readonly quantityKg: Kilograms }[];
}

const oneTonne = kilograms(kilogramsPerTonne);

/**
 * The price function (docs/domain.md#prices): browser and server both call it, so a price on a page is the price that
 * is charged. It prices one MT of one size, half up to the rupee, without freight.
 */
export function calculateUnitPrice(basePaise: Paise, sizePaise: Paise, terms: PriceTerms): PriceBreakdown {
  const parts = partsBeforeTax({ basePaise, terms, sizes: [{ sizePaise, quantityKg: oneTonne }] });
  const exPaise = roundUnitPrice(sumOf(parts), terms.gstBp);
  return breakdownOf(parts, { terms, quantityKg: oneTonne, exPaise, freightPaise: zeroPaise });
}

/**
 * The steps from base price to for price of a quotation or an order. The caller passes both totals, because lines are
 * rounded one by one, and those of a loaded order vehicle by vehicle. The remainder becomes the step "rounding".
 */
export function breakDownPrice(
  goods: SizedGoods,
  sums: { readonly exPaise: Paise; readonly freightPaise: Paise },
): PriceBreakdown {
  return breakdownOf(partsBeforeTax(goods), { terms: goods.terms, quantityKg: quantityOf(goods), ...sums });
}

type Part = Omit<PriceStep, "runningPaise">;

function partsBeforeTax(goods: SizedGoods): readonly Part[] {
  const { terms, sizes } = goods;
  const quantityKg = quantityOf(goods);
  const part = (kind: PriceStepKind, perTonne: Paise, name: string | null = null): Part => ({
    kind,
    name,
    amountPaise: roundLine(perTonne, quantityKg),
  });
  return [
    part("base", goods.basePaise),
    part("loading", terms.loading),
    part("insurance", terms.insurance),
    part("quality_charge", terms.qualityCharge),
    ...terms.otherCharges.map((charge) => part("other", signed(charge), charge.name)),
    {
      kind: "size",
      name: null,
      amountPaise: sumPaise(sizes.map((size) => roundLine(size.sizePaise, size.quantityKg))),
    },
    part("quality", terms.qualityPrice),
    part("packaging", terms.packagingPrice),
  ];
}

const chargeKinds: ReadonlySet<PriceStepKind> = new Set<PriceStepKind>([
  "loading",
  "insurance",
  "quality_charge",
  "other",
]);

interface BreakdownSums {
  readonly terms: PriceTerms;
  readonly quantityKg: Kilograms;
  readonly exPaise: Paise;
  readonly freightPaise: Paise;
}

function breakdownOf(parts: readonly Part[], sums: BreakdownSums): PriceBreakdown {
  const { terms, quantityKg, exPaise, freightPaise } = sums;
  const totalAmountPaise = sumOf(parts);
  const gstPaise = roundTax(totalAmountPaise, terms.gstBp);
  const roundingPaise = subtractPaise(exPaise, addPaise(totalAmountPaise, gstPaise));
  return {
    steps: withRunningSum([
      ...parts,
      { kind: "gst", name: null, amountPaise: gstPaise },
      { kind: "rounding", name: null, amountPaise: roundingPaise },
    ]),
    quantityKg,
    totalChargesPaise: sumOf(parts.filter(({ kind }) => chargeKinds.has(kind))),
    totalAmountPaise,
    gstPaise,
    exPaise,
    freightPaise,
    forPaise: addPaise(exPaise, freightPaise),
  };
}

function withRunningSum(parts: readonly Part[]): readonly PriceStep[] {
  let runningPaise = zeroPaise;
  return parts.map(({ kind, name, amountPaise }) => {
    runningPaise = addPaise(runningPaise, amountPaise);
    return { kind, name, amountPaise, runningPaise };
  });
}

function sumOf(parts: readonly Part[]): Paise {
  return sumPaise(parts.map(({ amountPaise }) => amountPaise));
}

function quantityOf({ sizes }: SizedGoods): Kilograms {
  return sumKilograms(sizes.map(({ quantityKg }) => quantityKg));
}

function signed({ operator, price }: OtherCharge): Paise {
  return operator === "-" ? negatePaise(price) : price;
}
