import type { Kilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { roundLine } from "@mandi/shared/money/rounding";
import { calculatePrice, type PriceInput } from "@mandi/shared/pricing/price";
import type { OfferTerms } from "./offer-terms";

/** One size of a quotation and how much of it. */
export interface PricedSize {
  readonly lineId: number;
  readonly quantityKg: Kilograms;
}

export interface PricedLine extends PricedSize {
  /** What the size adds per MT before GST. */
  readonly sizePaise: Paise;
  readonly unitPaise: Paise;
  readonly finalPaise: Paise;
}

export interface OfferPrice {
  readonly lines: readonly PricedLine[];
  readonly exPaise: Paise;
}

/** What the price function takes for one MT of one line at a base price. */
export function priceInputOf(basePaise: Paise, terms: OfferTerms, lineId: number): PriceInput {
  return {
    basePaise,
    loadingPaise: paise(terms.loading),
    insurancePaise: paise(terms.insurance),
    qualityChargePaise: paise(terms.qualityCharge),
    otherCharges: terms.otherCharges.map(({ name, operator, price }) => ({ name, operator, pricePaise: paise(price) })),
    sizePaise: paise(terms.sizes.find((size) => size.lineId === lineId)?.price ?? 0),
    qualityPaise: paise(terms.qualityPrice),
    packagingPaise: paise(terms.packagingPrice),
    gst: basisPoints(terms.gstBp),
  };
}

/** What an offer costs for every size and in all, with GST and without freight (docs/domain.md#prices). */
export function priceOffer(basePaise: Paise, terms: OfferTerms, sizes: readonly PricedSize[]): OfferPrice {
  const lines = sizes.map((size) => {
    const input = priceInputOf(basePaise, terms, size.lineId);
    const unitPaise = calculatePrice(input).unitPricePaise;
    return { ...size, sizePaise: input.sizePaise, unitPaise, finalPaise: roundLine(unitPaise, size.quantityKg) };
  });
  return { lines, exPaise: sumPaise(lines.map(({ finalPaise }) => finalPaise)) };
}

/** False where a size would cost nothing or less: GST is rounded to the rupee, and a charge may take something off. */
export function hasPriceForEverySize({ lines }: OfferPrice): boolean {
  return lines.every(({ unitPaise }) => unitPaise > 0);
}

/** The base price that the buyer sees: the seller's, and the commission on top where it is excluded from it. */
export function buyerBase(basePaise: Paise, commission: { type: "include" | "exclude"; perTonnePaise: Paise }): Paise {
  return addPaise(basePaise, commission.type === "exclude" ? commission.perTonnePaise : zeroPaise);
}
