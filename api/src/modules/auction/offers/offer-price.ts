import type { Kilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, zeroPaise } from "@mandi/shared/money/paise";
import { type PricedLines, priceLines } from "@mandi/shared/pricing/order-amounts";
import type { OfferTerms } from "./offer-terms";

/** One size of a quotation and how much of it. */
export interface PricedSize {
  readonly lineId: number;
  readonly quantityKg: Kilograms;
}

/** Of an offer, for every size and in all; `sizePaise` is what the size adds per MT before GST. */
export type OfferPrice = PricedLines<PricedSize & { readonly sizePaise: Paise }>;

/** What an offer costs for every size and in all, with GST; the freight is per MT (docs/domain.md#prices). */
export function priceOffer(
  basePaise: Paise,
  terms: OfferTerms,
  sizes: readonly PricedSize[],
  transportPaise: Paise = zeroPaise,
): OfferPrice {
  const sizeOf = (lineId: number): Paise => terms.sizes.find((size) => size.lineId === lineId)?.price ?? zeroPaise;
  const priced = sizes.map((size) => ({ ...size, sizePaise: sizeOf(size.lineId) }));
  return priceLines({ basePaise, terms, sizes: priced }, transportPaise);
}

/** False where a size would cost nothing or less: GST is rounded to the rupee, and a charge may take something off. */
export function hasPriceForEverySize({ lines }: OfferPrice): boolean {
  return lines.every(({ unitPaise }) => unitPaise > 0);
}

/** The base price that the buyer sees: the seller's, and the commission on top where it is excluded from it. */
export function buyerBase(basePaise: Paise, commission: { type: "include" | "exclude"; perTonnePaise: Paise }): Paise {
  return addPaise(basePaise, commission.type === "exclude" ? commission.perTonnePaise : zeroPaise);
}
