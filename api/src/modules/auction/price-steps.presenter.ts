import type { LandedPriceStep } from "@mandi/shared/contract/quotation";
import { addPaise, type Paise, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import { roundPerTonne } from "@mandi/shared/money/rounding";
import { breakDownPrice, type SizedGoods } from "@mandi/shared/pricing/calculate-price";
import type { PriceStep } from "@mandi/shared/pricing/price-breakdown";

/** A frozen price: its goods, its sums, and how the buyer's choices are called. */
export interface FrozenPrice extends SizedGoods {
  readonly qualityName: string;
  readonly packagingName: string;
  readonly exPaise: Paise;
  /** With GST, and before it. */
  readonly freightPaise: Paise;
  readonly freightNetPaise: Paise;
  /** What the consignee pays to the carrier beside the price, before GST; null where freight is in it. */
  readonly toPayPaise: Paise | null;
}

/**
 * The way from base price to landed price for the buyer. Amounts add up exactly: what rounding to whole rupees per
 * MT leaves over is in the tax line, as on the invoice. A step that adds nothing is left out. Freight that the consignee pays to the
 * carrier leads to the landed price too, which is then more than the price.
 */
export function presentPriceSteps(price: FrozenPrice): LandedPriceStep[] {
  const { steps, totalAmountPaise, exPaise, freightPaise, forPaise, quantityKg } = breakDownPrice(price, price);
  let before = zeroPaise;
  const perTonne = (amount: Paise): Paise => roundPerTonne(amount, quantityKg);
  const presentSum = (kind: "subtotal" | "total", label: string, amount: Paise): LandedPriceStep => ({
    kind,
    label,
    per_mt: rupeesFromPaise(perTonne(amount)),
    amount: rupeesFromPaise(amount),
  });
  // Per MT a step is what the rounded sums around it differ by, so that this column adds up as well.
  const present = (kind: LandedPriceStep["kind"], label: string, amount: Paise): LandedPriceStep => {
    const after = addPaise(before, amount);
    const perMt = subtractPaise(perTonne(after), perTonne(before));
    before = after;
    return { kind, label, per_mt: rupeesFromPaise(perMt), amount: rupeesFromPaise(amount) };
  };
  const gst = `GST ${percentFromBasisPoints(price.terms.gstBp)}%`;
  const goods = steps.flatMap((step) => {
    const label = labelOf(step, price);
    if (label === null) return [];
    if (step.kind === "base") return present("base", label, step.amountPaise);
    if (step.amountPaise === 0) return [];
    return present(step.amountPaise < 0 ? "discount" : "charge", label, step.amountPaise);
  });
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

/** Null for the steps after the subtotal, which one line shows together. */
function labelOf({ kind, name }: PriceStep, price: FrozenPrice): string | null {
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
      return named("Quality", price.qualityName);
    case "packaging":
      return named("Packaging", price.packagingName);
    case "gst":
    case "rounding":
      return null;
  }
}

function named(part: string, name: string): string {
  return name === "" ? part : `${part}, ${name}`;
}
