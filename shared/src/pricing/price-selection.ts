import { paiseFromRupees } from "../money/paise";
import { calculateUnitPrice } from "./calculate-price";
import type { PriceBreakdown } from "./price-breakdown";
import { type TermsInRupees, termsFromRupees } from "./price-terms";

/** The fields of an offered product that decide its price, in the names and rupees of the wire. */
export interface PricedProduct extends Omit<TermsInRupees, "quality_price" | "packaging_price"> {
  readonly base_price: number;
  /** What each quality adds, in the order of the product's list. */
  readonly quality_price: readonly number[];
  readonly packaging_charge: readonly { readonly id: number; readonly charge: number }[];
}

/** A buyer's choice: `quality` is a position in the product's list, `sizePrice` what the size adds, in rupees. */
export interface PriceSelection {
  readonly quality: number;
  readonly packagingId: number | null;
  readonly sizePrice: number;
}

/** The price of one MT of a product in a size, quality and packaging, with its steps. */
export function priceOfSelection(product: PricedProduct, selection: PriceSelection): PriceBreakdown {
  const { quality, packagingId, sizePrice } = selection;
  const packaging = product.packaging_charge.find(({ id }) => id === packagingId);
  const terms = termsFromRupees({
    ...product,
    quality_price: product.quality_price[quality] ?? 0,
    packaging_price: packaging?.charge ?? 0,
  });
  return calculateUnitPrice(paiseFromRupees(product.base_price), paiseFromRupees(sizePrice), terms);
}
