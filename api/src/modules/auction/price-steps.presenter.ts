import type { LandedPriceStep } from "@mandi/shared/contract/price-step";
import type { Kilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import { roundPerTonne } from "@mandi/shared/money/rounding";
import { breakDownPrice, type SizedGoods } from "@mandi/shared/pricing/calculate-price";
import type { PriceStep } from "@mandi/shared/pricing/price-breakdown";

/** Goods at a price, and the names of the buyer's choices. */
export interface NamedGoods extends SizedGoods {
  readonly qualityName: string;
  readonly packagingName: string;
}

/** A frozen price: its goods and its sums. */
export interface FrozenPrice extends NamedGoods {
  readonly exPaise: Paise;
  /** With GST, and before it. */
  readonly freightPaise: Paise;
  readonly freightNetPaise: Paise;
  /** What the consignee pays to the carrier beside the price, before GST; null where freight is in it. */
  readonly toPayPaise: Paise | null;
}

/**
 * The steps from base price to landed price for the buyer. Amounts add up exactly: the remainder of rounding to whole
 * rupees per MT is in the tax line, as on the invoice. A step that adds nothing is left out. Freight that the consignee pays to the
 * carrier leads to the landed price too, which is then more than the price.
 */
export function presentPriceSteps(price: FrozenPrice): LandedPriceStep[] {
  const { steps, totalAmountPaise, exPaise, freightPaise, forPaise, quantityKg } = breakDownPrice(price, price);
  const { present, presentSum } = presenterOf(quantityKg);
  const gst = `GST ${percentFromBasisPoints(price.terms.gstBp)}%`;
  const goods = presentGoods(steps, price, present);
  const goodsTax = present("tax", gst, subtractPaise(exPaise, totalAmountPaise));
  const freightTax = subtractPaise(freightPaise, price.freightNetPaise);
  const freight = (): LandedPriceStep[] => {
    if (price.toPayPaise !== null) return [present("freight", "Freight to the carrier, before GST", price.toPayPaise)];
    if (freightTax === 0) return [present("freight", "Freight", freightPaise)];
    return [
      present("freight", "Freight before GST", price.freightNetPaise),
      present("tax", `${gst} on freight`, freightTax),
    ];
  };
  return [
    ...goods,
    presentSum("subtotal", "Before GST", totalAmountPaise),
    goodsTax,
    presentSum("total", "Ex price", exPaise),
    ...freight(),
    presentSum("total", "Total", addPaise(forPaise, price.toPayPaise ?? zeroPaise)),
  ];
}

/**
 * The steps from base price to landed price before GST, by which the desk compares pairs. What is rounded size by size is a separate
 * step, so that the parts add up to the paisa.
 */
export function presentLandedSteps(
  goods: NamedGoods,
  { freightPaise, landedPaise }: { readonly freightPaise: Paise; readonly landedPaise: Paise },
): LandedPriceStep[] {
  const sums = { exPaise: zeroPaise, freightPaise: zeroPaise };
  const { steps, totalAmountPaise, quantityKg } = breakDownPrice(goods, sums);
  const { present, presentSum } = presenterOf(quantityKg);
  const rounding = subtractPaise(landedPaise, addPaise(totalAmountPaise, freightPaise));
  return [
    ...presentGoods(steps, goods, present),
    ...(rounding === 0 ? [] : [present(rounding < 0 ? "discount" : "charge", "Rounding", rounding)]),
    present("freight", "Freight before GST", freightPaise),
    presentSum("total", "Landed price before GST", landedPaise),
  ];
}

type Present = (kind: LandedPriceStep["kind"], label: string, amount: Paise) => LandedPriceStep;

/** Presents the steps of a price, each starting where the previous one ended. */
function presenterOf(quantityKg: Kilograms): { readonly present: Present; readonly presentSum: Present } {
  let before = zeroPaise;
  const perTonne = (amount: Paise): Paise => roundPerTonne(amount, quantityKg);
  return {
    presentSum: (kind, label, amount) => ({
      kind,
      label,
      per_mt: rupeesFromPaise(perTonne(amount)),
      amount: rupeesFromPaise(amount),
    }),
    // Per MT, a step is the difference between the rounded sums around it, so that this column adds up as well.
    present: (kind, label, amount) => {
      const after = addPaise(before, amount);
      const perMt = subtractPaise(perTonne(after), perTonne(before));
      before = after;
      return { kind, label, per_mt: rupeesFromPaise(perMt), amount: rupeesFromPaise(amount) };
    },
  };
}

/** The parts of the goods' price before GST, without those that add nothing. */
function presentGoods(steps: readonly PriceStep[], goods: NamedGoods, present: Present): LandedPriceStep[] {
  return steps.flatMap((step) => {
    const label = labelOf(step, goods);
    if (label === null) return [];
    if (step.kind === "base") return present("base", label, step.amountPaise);
    if (step.amountPaise === 0) return [];
    return present(step.amountPaise < 0 ? "discount" : "charge", label, step.amountPaise);
  });
}

/** Null for the steps after the subtotal, which one line shows together. */
function labelOf({ kind, name }: PriceStep, goods: NamedGoods): string | null {
  switch (kind) {
    case "base":
      return "Base price";
    case "loading":
      return "Loading charge";
    case "insurance":
      return "Insurance charge";
    case "quality_charge":
      return "Quality charge";
    case "other":
      return name ?? "";
    case "size":
      return "Size difference";
    case "quality":
      return named("Quality", goods.qualityName);
    case "packaging":
      return named("Packaging", goods.packagingName);
    case "gst":
    case "rounding":
      return null;
  }
}

function named(part: string, name: string): string {
  return name === "" ? part : `${part}, ${name}`;
}
